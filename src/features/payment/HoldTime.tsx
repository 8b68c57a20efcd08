import { Text } from '@/design-system/Text';
import { timeLeft } from '@/domain/timeLeft';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMinuteClock } from '@/browser/useMinuteClock';

interface Props {
  /** ISO 8601. */
  readonly until: string;
  readonly timeZone: string;
}

/** Until when the rooms of an unpaid booking are held, on the hotel's clock, and how long that is. */
export function HoldTime({ until, timeZone }: Props) {
  const { t, plural, format } = useTranslator();
  const msLeft = Date.parse(until) - useMinuteClock();
  if (msLeft <= 0) return <Text weight="medium">{t('order.hold.over')}</Text>;
  const { unit, count } = timeLeft(msLeft);
  return (
    <Text weight="medium">
      {t('order.hold.until', { until: format.instant(until, timeZone) })} ({plural(`stay.${unit}Left`, count)})
    </Text>
  );
}
