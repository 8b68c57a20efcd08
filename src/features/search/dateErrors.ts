import { today } from '@/browser/today';
import type { DateProblem } from '@/domain/search/dateProblems';
import { dateProblemText } from '@/i18n/dateProblemText';
import type { Translator } from '@/i18n/translator';

/** What stands beside each date field that is wrong. */
export const dateErrors = (problems: readonly DateProblem[], translator: Translator) =>
  Object.fromEntries(problems.map(({ field, code }) => [field, dateProblemText(code, today(), translator)]));
