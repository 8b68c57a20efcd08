import { DAYS_AROUND, MAX_DAYS_AHEAD } from '../limits';
import { addDays, isBefore, nights } from '../localDate';
import type { DateRange, LocalDate } from '../localDate';
import { byPrice } from '../money';
import type { Money } from '../money';

/** Stays of the same length that begin some days earlier or later, as far as they can be booked; the stay among them. */
export function staysAround(stay: DateRange, today: LocalDate): readonly DateRange[] {
  const length = nights(stay);
  const last = addDays(today, MAX_DAYS_AHEAD);
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(stay.startDate, index - DAYS_AROUND))
    .filter((day) => !isBefore(day, today) && !isBefore(last, day))
    .map((startDate) => ({ startDate, endDate: addDays(startDate, length) }));
}

/** The lowest of the prices; null where there are not two to compare. */
export function lowestAmong(prices: readonly Money[]): Money | null {
  return prices.length < 2 ? null : ([...prices].sort(byPrice)[0] ?? null);
}
