import { addDays, isBefore } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { Period } from '@/domain/period';
import { dateProblems } from '@/domain/search/dateProblems';
import type { TypedDates } from '@/domain/search/dateProblems';
import { readDate } from '@/domain/writtenDate';
import { dateProblemText } from '@/i18n/dateProblemText';
import type { Translator } from '@/i18n/translator';
import { offerNightsText } from './periodText';

/** The fields of an offer's search that can be wrong. */
export const offerFields = ['hotel', 'from', 'to'] as const;

export type OfferErrors = Partial<Readonly<Record<(typeof offerFields)[number], string>>>;

interface Typed extends TypedDates {
  readonly hotel: string;
}

/** What keeps an offer from being searched: no hotel, no dates, or nights outside of its period. */
export function offerSearchErrors(typed: Typed, stay: Period, today: LocalDate, translator: Translator): OfferErrors {
  const dates = dateProblems(typed, today).map(({ field, code }) => [field, dateProblemText(code, today, translator)]);
  const [from, to] = [readDate(typed.from, today), readDate(typed.to, today)];
  const isTooEarly = from !== null && stay.from !== null && isBefore(from, stay.from);
  const isTooLate = to !== null && stay.to !== null && isBefore(addDays(stay.to, 1), to);
  const outside = offerNightsText(stay, translator) ?? undefined;
  return {
    ...(typed.hotel === '' && { hotel: translator.t('offers.search.choose') }),
    ...(isTooEarly && { from: outside }),
    ...(isTooLate && { to: outside }),
    ...Object.fromEntries(dates),
  };
}
