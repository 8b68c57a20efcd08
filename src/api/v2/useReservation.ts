import { graphql } from 'react-relay/hooks';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { useRead } from '../useRead';
import { readReservation } from './readReservation';
import { useReservationFields } from '../useReservationFields';
import { reservationVariables } from './reservationVariables';
import type { useReservationQuery } from './__generated__/useReservationQuery.graphql';

export const query = graphql`
  query useReservationQuery(
    $input: GetBookingInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
  ) {
    getBooking(input: $input) {
      __typename
      ... on HotelReservation {
        id
        locale
      }
      ...readReservation_booking
        @arguments(
          withLines: $withLines
          withHeldUntil: $withHeldUntil
          withRefund: $withRefund
          withCancelledAt: $withCancelledAt
        )
        @alias(as: "booking")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** The booking of an answer that can be read, or why there is none. */
export function readFound({ getBooking }: useReservationQuery['response']): Result<Failure, Reservation> {
  const read = readAnswer(() => (getBooking.booking ? readReservation(getBooking.booking) : null));
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail(failureOf('reservation', 'NOT_FOUND'));
}

const asking = {
  fetchPolicy: 'network-only',
  scope: 'READ_RESERVATION',
  isReadable: (data: useReservationQuery['response']) => readFound(data).ok,
} as const;

/** One booking, always from the network: its status and its options change with time. */
export function useReservation(key: BookingKey | null, locale: Locale): QueryResult<Reservation> {
  const fields = useReservationFields();
  const variables = key && fields && reservationVariables(key, locale, fields);
  return useRead(useQueryResult<useReservationQuery>(query, variables, asking), readFound);
}
