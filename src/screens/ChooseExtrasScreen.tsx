import { useRouter } from 'next/router';
import { apiSwitch } from '@/api/apiSwitch';
import { setExtraQuantity } from '@/domain/stay/extras';
import { ChooseExtrasSkeleton } from '@/features/choose-extras/ChooseExtrasSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { BookingFrame } from './frame/BookingFrame';
import type { OpenStep } from './frame/BookingFrame';
import { useWayOut } from './parts/useWayOut';
import { chooseExtras } from './tasks/versions/chooseExtras';

const ChooseExtras = apiSwitch(chooseExtras, () => <ChooseExtrasSkeleton />);

/** Extra services for one room. */
export function ChooseExtrasScreen() {
  const { t } = useTranslator();
  return (
    <BookingFrame
      step="chooseExtras"
      title={t('chooseExtras.title')}
      lead={t('chooseExtras.lead')}
      heading={(room, rooms) =>
        rooms > 1 ? t('chooseExtras.titleOf', { number: room + 1, count: rooms }) : t('chooseExtras.title')
      }
    >
      {(step) => <Extras key={step.room} {...step} />}
    </BookingFrame>
  );
}

function Extras({ stay, flow, room, next }: OpenStep) {
  const router = useRouter();
  const wayOut = useWayOut();
  const { changeChoice, renewExtras } = useReservationFlow();
  return (
    <ChooseExtras
      pinned={flow.api}
      stay={stay}
      index={room}
      onFound={renewExtras}
      onChange={(service, quantity) =>
        changeChoice(room, (choice) => ({
          ...choice,
          extraServices: setExtraQuantity(choice.extraServices, service, quantity),
        }))
      }
      onNext={() => void router.push(next)}
      onWayOut={wayOut(stay.criteria)}
    />
  );
}
