import { graphql } from 'react-relay/hooks';
import { readAnswer } from '@/api/readAnswer';
import { readCount } from '@/api/readLeaf';
import { useQueryResult } from '@/api/useQueryResult';
import type { QueryResult } from '@/api/useQueryResult';
import { useRead } from '@/api/useRead';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { ReservationCounts } from '@/domain/reservation/reservationGroup';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { useReservationCountsV1Query } from './__generated__/useReservationCountsV1Query.graphql';

void graphql`
  fragment useReservationCountsV1_list on ListReservationsResult @relay(mask: false) {
    reservations {
      totalCount
    }
    notLoggedIn {
      code
    }
  }
`;

const query = graphql`
  query useReservationCountsV1Query($locale: Locale!) {
    current: listReservations(locale: $locale, group: CURRENT, first: 1) {
      ...useReservationCountsV1_list @relay(mask: false)
    }
    upcoming: listReservations(locale: $locale, group: UPCOMING, first: 1) {
      ...useReservationCountsV1_list @relay(mask: false)
    }
    past: listReservations(locale: $locale, group: PAST, first: 1) {
      ...useReservationCountsV1_list @relay(mask: false)
    }
    cancelled: listReservations(locale: $locale, group: CANCELLED, first: 1) {
      ...useReservationCountsV1_list @relay(mask: false)
    }
  }
`;

/** Why there are none, or how many. */
export function readCountsV1({
  current,
  upcoming,
  past,
  cancelled,
}: useReservationCountsV1Query['response']): Result<Failure, ReservationCounts> {
  if (current.notLoggedIn) return fail(decodeFailureCode('authorization', current.notLoggedIn.code));
  return readAnswer(() => ({
    CURRENT: readCount(current.reservations?.totalCount),
    UPCOMING: readCount(upcoming.reservations?.totalCount),
    PAST: readCount(past.reservations?.totalCount),
    CANCELLED: readCount(cancelled.reservations?.totalCount),
  }));
}

const asking = { fetchPolicy: 'network-only' } as const;

/** How many reservations of each group the customer has. */
export const useReservationCountsV1 = (locale: Locale): QueryResult<ReservationCounts> =>
  useRead(useQueryResult<useReservationCountsV1Query>(query, { locale: localeCode(locale) }, asking), readCountsV1);
