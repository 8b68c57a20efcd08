import { cancelClock } from '@/domain/reservation/cancel';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { Translator } from '@/i18n/translator';

/** Until when a stay can be cancelled, in the guest's language. */
export function cancelTermsText(
  terms: CancelTerms,
  now: Parameters<typeof cancelClock>[1],
  timeZone: string,
  { t, format }: Translator,
): string {
  const clock = cancelClock(terms, now, timeZone);
  return clock.kind === 'free'
    ? t('staySummary.cancel.free', { until: format.instant(clock.until, timeZone) })
    : t(`staySummary.cancel.${clock.kind}`);
}
