import { isBefore } from './localDate';
import type { LocalDate } from './localDate';

/** Days from the first to the last, inclusive; null for an open end. */
export interface Period {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/** Whether a period is still to come, runs, or is over on a day. */
export type PeriodPhase = 'before' | 'during' | 'after';

/** Whether a day is before, in or after a period. */
export function phaseOf({ from, to }: Period, day: LocalDate): PeriodPhase {
  if (to !== null && isBefore(to, day)) return 'after';
  return from !== null && isBefore(day, from) ? 'before' : 'during';
}

/** The first day of a period that is not before `day`; null when it is over. */
export function firstDayFrom(period: Period, day: LocalDate): LocalDate | null {
  switch (phaseOf(period, day)) {
    case 'before':
      return period.from;
    case 'during':
      return day;
    case 'after':
      return null;
  }
}
