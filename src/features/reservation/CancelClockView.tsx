import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { cancelClock } from '@/domain/reservation/cancel';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { timeLeft } from '@/domain/timeLeft';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ScreenOnly } from './reservation.styles';

interface Props {
  readonly terms: CancelTerms;
  /** Milliseconds. */
  readonly now: number;
  readonly hotelZone: string;
  /** The time zone of the browser. */
  readonly guestZone: string;
}

/** The deadline for free cancellation: on the hotel's clock, on the guest's where it differs, and the time left. */
export function CancelClockView({ terms, now, hotelZone, guestZone }: Props) {
  const { t, plural, format } = useTranslator();
  const clock = cancelClock(terms, now, hotelZone);
  if (clock.kind === 'none') return <Text>{t('staySummary.cancel.none')}</Text>;
  if (clock.kind === 'passed') return <Text>{t('staySummary.cancel.passed')}</Text>;
  const left = timeLeft(clock.msLeft);
  const hotels = format.instant(clock.until, hotelZone);
  const guests = format.instant(clock.until, guestZone);
  return (
    <Stack gap={1}>
      <Text tone="success" weight="medium">
        {t('staySummary.cancel.free', { until: hotels })}
      </Text>
      {guests !== hotels && <Text size="label">{t('staySummary.cancel.guestTime', { until: guests })}</Text>}
      <ScreenOnly>
        <Text size="label" tone="muted">
          {plural(`stay.${left.unit}Left`, left.count)}
        </Text>
      </ScreenOnly>
    </Stack>
  );
}
