import type { DateRange } from '@/domain/localDate';
import { readEach, readOr } from './readEach';
import { readDate } from './readTime';

/** Other days that a full hotel has room on. */
export function readNearestDates(
  dates: readonly { readonly startDate: string; readonly endDate: string }[] | null | undefined,
): readonly DateRange[] {
  return readOr([], () =>
    readEach(dates ?? [], ({ startDate, endDate }) => ({ startDate: readDate(startDate), endDate: readDate(endDate) })),
  );
}
