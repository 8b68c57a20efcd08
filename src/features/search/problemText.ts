import type { LocalDate } from '@/domain/localDate';
import { dateProblemText } from '@/i18n/dateProblemText';
import type { Translator } from '@/i18n/translator';
import type { DraftProblem } from './searchDraft';

/** The text for a problem in a field of the search. */
export function problemText({ field, code }: DraftProblem, today: LocalDate, translator: Translator): string {
  const { t } = translator;
  switch (code) {
    case 'ageMissing':
      return t('stay.party.ageMissing', { number: Number(field.replace('age-', '')) + 1 });
    case 'placeMissing':
    case 'placeUnknown':
      return t(`search.errors.${code}`);
    default:
      return dateProblemText(code, today, translator);
  }
}
