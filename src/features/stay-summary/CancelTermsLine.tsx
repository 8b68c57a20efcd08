import { Text } from '@/design-system/Text';
import { cancelClock } from '@/domain/reservation/cancel';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly terms: CancelTerms;
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
}

/** The deadline for free cancellation, on the hotel's clock, and on the guest's where it differs. */
export function CancelTermsLine({ terms, timeZone, now }: Props) {
  const { t, format } = useTranslator();
  const clock = cancelClock(terms, now, timeZone);
  if (clock.kind !== 'free') return <Text size="label">{t(`staySummary.cancel.${clock.kind}`)}</Text>;
  const hotels = format.instant(clock.until, timeZone);
  const guests = format.instant(clock.until, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Text size="label" tone="success">
      {t('staySummary.cancel.free', { until: hotels })}
      {guests !== hotels && <>&nbsp;· {t('staySummary.cancel.guestTime', { until: guests })}</>}
    </Text>
  );
}
