import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BookingKey } from '@/domain/bookingKey';
import { failureOf } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation';
import { apiLocaleV2 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { readReservation } from './readReservation';
import { useReservationFields } from './useReservationFields';
import type { useReservationQuery } from './__generated__/useReservationQuery.graphql';

const query = graphql`
  query useReservationQuery(
    $input: GetBookingInput!
    $withLines: Boolean!
    $withHeldUntil: Boolean!
    $withRefund: Boolean!
  ) {
    getBooking(input: $input) {
      __typename
      ... on HotelReservation {
        id
        locale
      }
      ...readReservation_booking
        @arguments(withLines: $withLines, withHeldUntil: $withHeldUntil, withRefund: $withRefund)
        @alias(as: "booking")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** One booking, always asked anew: its status and what may be done with it change with the clock. */
export function useReservation(key: BookingKey | null, locale: Locale): QueryResult<Reservation> {
  const fields = useReservationFields();
  const variables = key && fields ? { input: { ...key, locale: apiLocaleV2(locale) }, ...fields } : null;
  const result = useQueryResult<useReservationQuery>(query, variables, 'network-only');
  return useMemo(() => {
    if (result.state !== 'ready') return result;
    const read = readAnswer(() => {
      const { getBooking } = result.data;
      return getBooking.__typename === 'HotelReservation' && getBooking.booking
        ? readReservation(getBooking.booking)
        : null;
    });
    if (read.ok && read.value) return { ...result, data: read.value };
    const failure = read.ok ? failureOf('reservation', 'NOT_FOUND') : read.failure;
    return { state: 'failed', failure, retry: result.refetch };
  }, [result]);
}
