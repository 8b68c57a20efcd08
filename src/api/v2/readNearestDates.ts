import { graphql } from 'relay-runtime';
import type { DateRange } from '@/domain/localDate';
import { readEach, readOr } from '../readEach';
import type { Maybe } from '../readLeaf';
import { readDate } from '../readTime';
import type { readNearestDates_dates$data } from './__generated__/readNearestDates_dates.graphql';

void graphql`
  fragment readNearestDates_dates on DateRange @relay(mask: false) {
    startDate
    endDate
  }
`;

/** The nearest days on which a full hotel has room. */
export function readNearestDates(dates: Maybe<readonly readNearestDates_dates$data[]>): readonly DateRange[] {
  return readOr([], () =>
    readEach(dates ?? [], ({ startDate, endDate }) => ({ startDate: readDate(startDate), endDate: readDate(endDate) })),
  );
}
