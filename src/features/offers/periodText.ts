import type { Period } from '@/domain/period';
import type { Translator } from '@/i18n/translator';

/** A period in words, with the ends that are given. */
export function periodText({ from, to }: Period, { t, format }: Pick<Translator, 'format' | 't'>): string {
  if (from !== null && to !== null) return format.dateRange({ startDate: from, endDate: to });
  if (from !== null) return t('offers.period.from', { from: format.date(from) });
  return to === null ? t('offers.period.always') : t('offers.period.to', { to: format.date(to) });
}

/** A sentence that says which nights an offer is for; null where it is for any. */
export function offerNightsText({ from, to }: Period, { t, format }: Pick<Translator, 'format' | 't'>): string | null {
  if (from !== null && to !== null) {
    return t('offers.search.period.between', { period: format.dateRange({ startDate: from, endDate: to }) });
  }
  if (from !== null) return t('offers.search.period.from', { from: format.date(from) });
  return to === null ? null : t('offers.search.period.to', { to: format.date(to) });
}
