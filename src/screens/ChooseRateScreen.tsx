import { useRouter } from 'next/router';
import { ChooseRateV2 } from '@/features/choose-rate/v2/ChooseRateV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingFrame } from './BookingFrame';
import { hrefOfStep, nextHref } from './bookingSteps';

/** Choosing a rate for one chosen room. */
export function ChooseRateScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  return (
    <BookingFrame
      step="chooseRate"
      title={t('chooseRate.title')}
      heading={(room, rooms) =>
        rooms > 1 ? t('chooseRate.titleOf', { number: room + 1, count: rooms }) : t('chooseRate.title')
      }
    >
      {({ criteria, room, flow }) => (
        <ChooseRateV2
          key={room}
          criteria={criteria}
          index={room}
          roomHref={hrefOfStep('chooseRoom', locale, room)}
          onChosen={() => void router.push(nextHref(flow, 'chooseRate', room, locale))}
        />
      )}
    </BookingFrame>
  );
}
