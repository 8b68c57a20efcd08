import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/domain/limits';
import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { DateProblemCode } from '@/domain/search/dateProblems';
import { dateInFigures } from './dateInFigures';
import type { Translator } from './translator';

/** What is wrong with a date in a field, and what helps. */
export const dateProblemText = (code: DateProblemCode, today: LocalDate, { t, format, locale }: Translator): string =>
  t(`dates.errors.${code}`, {
    count: MAX_NIGHTS,
    date: format.date(addDays(today, MAX_DAYS_AHEAD)),
    example: dateInFigures(today, locale),
  });
