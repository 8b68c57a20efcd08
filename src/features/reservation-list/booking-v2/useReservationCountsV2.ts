import { graphql } from 'react-relay/hooks';
import { readAnswer } from '@/api/readAnswer';
import { readCount } from '@/api/readLeaf';
import { useQueryResult } from '@/api/useQueryResult';
import type { QueryResult } from '@/api/useQueryResult';
import { useRead } from '@/api/useRead';
import { toWireLocale } from '@/api/booking-v2/toWireLocale';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { ReservationCounts } from '@/domain/reservation/reservationGroup';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import type { useReservationCountsV2Query } from './__generated__/useReservationCountsV2Query.graphql';

void graphql`
  fragment useReservationCountsV2_list on GetBookingsResult @relay(mask: false) {
    __typename
    ... on BookingConnection {
      totalCount
    }
  }
`;

const query = graphql`
  query useReservationCountsV2Query($locale: Locale!) {
    current: getBookings(input: { locale: $locale, group: CURRENT, first: 1 }) {
      ...useReservationCountsV2_list @relay(mask: false)
    }
    upcoming: getBookings(input: { locale: $locale, group: UPCOMING, first: 1 }) {
      ...useReservationCountsV2_list @relay(mask: false)
    }
    past: getBookings(input: { locale: $locale, group: PAST, first: 1 }) {
      ...useReservationCountsV2_list @relay(mask: false)
    }
    cancelled: getBookings(input: { locale: $locale, group: CANCELLED, first: 1 }) {
      ...useReservationCountsV2_list @relay(mask: false)
    }
  }
`;

type Answered = useReservationCountsV2Query['response'];

const countOf = (list: Answered['current']): number =>
  readCount(list.__typename === 'BookingConnection' ? list.totalCount : null);

/** Why there are none, or how many. */
export function readCountsV2({ current, upcoming, past, cancelled }: Answered): Result<Failure, ReservationCounts> {
  if (current.__typename !== 'BookingConnection') return fail(failureOf('authorization', 'NO_TOKEN_PROVIDED'));
  return readAnswer(() => ({
    CURRENT: countOf(current),
    UPCOMING: countOf(upcoming),
    PAST: countOf(past),
    CANCELLED: countOf(cancelled),
  }));
}

const asking = { fetchPolicy: 'network-only' } as const;

/** How many bookings of each group the customer has. */
export const useReservationCountsV2 = (locale: Locale): QueryResult<ReservationCounts> =>
  useRead(useQueryResult<useReservationCountsV2Query>(query, { locale: toWireLocale(locale) }, asking), readCountsV2);
