import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../limits';
import { addDays, isBefore, nights } from '../localDate';
import type { LocalDate } from '../localDate';
import { readDate } from '../writtenDate';

/** The dates of a form while it is being filled: as typed, or days. */
export interface TypedDates {
  readonly from: string;
  readonly to: string;
}

export type DateProblemCode =
  'dateUnreadable' | 'fromMissing' | 'fromPast' | 'fromTooFar' | 'toMissing' | 'toNotAfter' | 'tooManyNights';

export interface DateProblem {
  readonly field: 'from' | 'to';
  readonly code: DateProblemCode;
}

/**
 * Sets dates that are being typed. A departure that is no longer after a whole arrival moves, so that the stay has at
 * least one night.
 */
export function withDates<T extends TypedDates>(before: T, { from, to }: Partial<TypedDates>): T {
  if (to !== undefined) return { ...before, from: from ?? before.from, to };
  const start = readDate(from);
  const end = readDate(before.to);
  const isLost = start !== null && end !== null && !isBefore(start, end);
  return { ...before, from: from ?? before.from, to: isLost ? addDays(start, 1) : before.to };
}

/** The dates with an arrival that is complete, as when its field is left: a form may be sent before. */
export function completeDates<T extends TypedDates>(typed: T, today: LocalDate): T {
  const from = readDate(typed.from) === null ? readDate(typed.from, today) : null;
  return from ? withDates(typed, { from }) : typed;
}

function arrivalProblem(typed: string, today: LocalDate): DateProblemCode | null {
  const from = readDate(typed, today);
  if (from === null) return typed.trim() === '' ? 'fromMissing' : 'dateUnreadable';
  if (isBefore(from, today)) return 'fromPast';
  return isBefore(addDays(today, MAX_DAYS_AHEAD), from) ? 'fromTooFar' : null;
}

function departureProblem(from: LocalDate | null, typed: string, today: LocalDate): DateProblemCode | null {
  const to = readDate(typed, today);
  if (to === null) return typed.trim() === '' ? 'toMissing' : 'dateUnreadable';
  if (from === null) return null;
  if (!isBefore(from, to)) return 'toNotAfter';
  return nights({ startDate: from, endDate: to }) > MAX_NIGHTS ? 'tooManyNights' : null;
}

/** What is wrong with the dates of a form, in the order of its fields. */
export function dateProblems({ from, to }: TypedDates, today: LocalDate): readonly DateProblem[] {
  const arrival = arrivalProblem(from, today);
  const departure = departureProblem(readDate(from, today), to, today);
  return [
    ...(arrival ? [{ field: 'from' as const, code: arrival }] : []),
    ...(departure ? [{ field: 'to' as const, code: departure }] : []),
  ];
}
