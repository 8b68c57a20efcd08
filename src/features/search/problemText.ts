import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { Translator } from '@/i18n/translator';
import type { DraftProblem } from './searchDraft';

/** The text for a problem in a field of the search. */
export function problemText(
  { field, code }: DraftProblem,
  today: LocalDate,
  { t, format }: Pick<Translator, 't' | 'format'>,
): string {
  if (code === 'ageMissing') return t('stay.party.ageMissing', { number: Number(field.replace('age-', '')) + 1 });
  return t(`search.errors.${code}`, { count: MAX_NIGHTS, date: format.date(addDays(today, MAX_DAYS_AHEAD)) });
}
