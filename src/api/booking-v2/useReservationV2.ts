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
import { reservationVariablesV2 } from './reservationVariablesV2';
import type { useReservationV2Query } from './__generated__/useReservationV2Query.graphql';

export const query = graphql`
  query useReservationV2Query(
    $input: GetBookingInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
    $withCancelledAt: Boolean!
    $withPasses: Boolean!
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
          withPasses: $withPasses
        )
        @alias(as: "booking")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** The booking of an answer that can be read, or why there is none. */
export function readFound({ getBooking }: useReservationV2Query['response']): Result<Failure, Reservation> {
  const read = readAnswer(() => (getBooking.booking ? readReservation(getBooking.booking) : null));
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail(failureOf('reservation', 'NOT_FOUND'));
}

const asking = {
  fetchPolicy: 'network-only',
  scope: 'READ_RESERVATION',
  isReadable: (data: useReservationV2Query['response']) => readFound(data).ok,
} as const;

/** One booking, always from the network: its status and its options change with time. */
export function useReservationV2(key: BookingKey | null, locale: Locale): QueryResult<Reservation> {
  const fields = useReservationFields();
  const variables = key && fields && reservationVariablesV2(key, locale, fields);
  return useRead(useQueryResult<useReservationV2Query>(query, variables, asking), readFound);
}
