import { useMinuteClock } from '@/browser/useMinuteClock';
import { Text } from '@/design-system/Text';
import { cancelClock } from '@/domain/reservation/cancel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useStaySummary } from './useStaySummary';

interface Props {
  /** False where the button beside has the price in its main currency. */
  readonly hasTotal: boolean;
}

/** What is ordered, in short: the hotel, the days, the price, and until when it can be cancelled. */
export function StayLine({ hasTotal }: Props) {
  const { t, format } = useTranslator();
  const stay = useStaySummary();
  const now = useMinuteClock();
  if (!stay?.cancel) return null;
  const { hotel, price, cancel } = stay;
  const clock = cancelClock(cancel, now, hotel.timeZone);
  const until = clock.kind === 'free' ? format.instant(clock.until, hotel.timeZone) : '';
  const total = [price.total, ...price.otherTotals].map(format.money).join(' + ');
  const showsTotal = hasTotal || price.otherTotals.length > 0;
  return (
    <Text size="small" numbers="tabular">
      {hotel.name}&nbsp;· {format.dateRange(stay.stay)}&nbsp;· {showsTotal && <strong>{total}&nbsp;· </strong>}
      {t(`staySummary.line.${clock.kind}`, { until })}
    </Text>
  );
}
