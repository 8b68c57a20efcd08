import { useRouter } from 'next/router';
import { ApiSwitch } from '@/api/ApiSwitch';
import { ChooseRateV2 } from '@/features/choose-rate/v2/ChooseRateV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { BookingFrame } from './BookingFrame';
import { useWayOut } from './useWayOut';

/** Choosing a rate for one chosen room. */
export function ChooseRateScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  return (
    <BookingFrame
      step="chooseRate"
      title={t('chooseRate.title')}
      heading={(room, rooms) =>
        rooms > 1 ? t('chooseRate.titleOf', { number: room + 1, count: rooms }) : t('chooseRate.title')
      }
    >
      {({ criteria, room, next }) => (
        <ApiSwitch
          v2={() => (
            <ChooseRateV2
              key={room}
              criteria={criteria}
              index={room}
              roomHref={hrefOf('chooseRoom', locale, { room })}
              onChosen={() => void router.push(next)}
              onWayOut={wayOut(criteria)}
            />
          )}
        />
      )}
    </BookingFrame>
  );
}
