import type { DateRange } from '@/domain/localDate';
import { readEach, readOr } from './readEach';
import type { Maybe } from './readLeaf';
import { readDate } from './readTime';

/** The nearest days on which a full hotel has room, asked as `nearestDates { startDate endDate }`. */
export function readNearestDates(dates: Maybe<readonly DateRange[]>): readonly DateRange[] {
  return readOr([], () =>
    readEach(dates ?? [], ({ startDate, endDate }) => ({ startDate: readDate(startDate), endDate: readDate(endDate) })),
  );
}
