import { useRouter } from 'next/router';
import { apiSwitch } from '@/api/apiSwitch';
import { setExtraQuantity } from '@/domain/stay/extras';
import { occupanciesOf } from '@/domain/stay/placement';
import { ChooseExtrasSkeleton } from '@/features/choose-extras/ChooseExtrasSkeleton';
import { occupancyText } from '@/features/stay-summary/occupancyText';
import { dotted } from '@/i18n/dotted';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { BookingFrame } from './frame/BookingFrame';
import type { OpenStep } from './frame/BookingFrame';
import { useWayOut } from './parts/useWayOut';
import { chooseExtras } from './tasks/versions/chooseExtras';

const ChooseExtras = apiSwitch(chooseExtras, () => <ChooseExtrasSkeleton />);

/** Extra services for all rooms. */
export function ChooseExtrasScreen() {
  const { t } = useTranslator();
  return (
    <BookingFrame
      step="chooseExtras"
      title={t('chooseExtras.title')}
      lead={t('chooseExtras.lead')}
      heading={() => t('chooseExtras.title')}
    >
      {(step) => <Extras {...step} />}
    </BookingFrame>
  );
}

function Extras({ stay, flow, next }: OpenStep) {
  const translator = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const { changeChoice, renewExtras } = useReservationFlow();
  const rooms = occupanciesOf(stay.placement);
  return (
    <ChooseExtras
      pinned={flow.api}
      stay={stay}
      roomNames={
        rooms.length > 1
          ? rooms.map((room, index) =>
              dotted([translator.t('staySummary.room', { number: index + 1 }), occupancyText(room, translator)]),
            )
          : null
      }
      onFound={renewExtras}
      onChange={(service, quantities) =>
        quantities.forEach((quantity, room) =>
          changeChoice(room, (choice) => ({
            ...choice,
            extraServices: setExtraQuantity(choice.extraServices, service, quantity),
          })),
        )
      }
      onNext={() => void router.push(next)}
      onWayOut={wayOut(stay.criteria)}
    />
  );
}
