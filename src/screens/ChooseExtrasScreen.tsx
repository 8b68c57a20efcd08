import { useRouter } from 'next/router';
import { ApiSwitch } from '@/api/ApiSwitch';
import { ChooseExtrasV2 } from '@/features/choose-extras/v2/ChooseExtrasV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingFrame } from './BookingFrame';
import { useWayOut } from './useWayOut';

/** Extra services for one room. */
export function ChooseExtrasScreen() {
  const { t } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  return (
    <BookingFrame
      step="chooseExtras"
      title={t('chooseExtras.title')}
      heading={(room, rooms) =>
        rooms > 1 ? t('chooseExtras.titleOf', { number: room + 1, count: rooms }) : t('chooseExtras.title')
      }
    >
      {({ criteria, room, next }) => (
        <ApiSwitch
          v2={() => (
            <ChooseExtrasV2
              key={room}
              criteria={criteria}
              index={room}
              onNext={() => void router.push(next)}
              onWayOut={wayOut(criteria)}
            />
          )}
        />
      )}
    </BookingFrame>
  );
}
