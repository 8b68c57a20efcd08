import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation';
import { useFeature } from '@/flags/useFeature';
import { apiLocaleV2 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readAnswer } from '../readAnswer';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { readReservation } from './readReservation';
import type { useReservationQuery } from './__generated__/useReservationQuery.graphql';

const query = graphql`
  query useReservationQuery($input: GetBookingInput!, $withLines: Boolean!) {
    getBooking(input: $input) {
      __typename
      ... on HotelReservation {
        id
        locale
      }
      ...readReservation_booking @arguments(withLines: $withLines) @alias(as: "booking")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** One booking, always asked anew: its status and what may be done with it change with the clock. */
export function useReservation(
  key: { readonly bookingNumber: string; readonly bookingHash: string } | null,
  locale: Locale,
): QueryResult<Reservation> {
  const withLines = useFeature('priceLines');
  const variables =
    key && withLines !== undefined ? { input: { ...key, locale: apiLocaleV2(locale) }, withLines } : null;
  const result = useQueryResult<useReservationQuery>(query, variables, 'network-only');
  return useMemo(() => {
    if (result.state !== 'ready') return result;
    const read = readAnswer(() => {
      const { getBooking } = result.data;
      return getBooking.__typename === 'HotelReservation' && getBooking.booking
        ? readReservation(getBooking.booking)
        : null;
    });
    if (read.ok && read.value) return { state: 'ready', data: read.value, refetch: result.refetch };
    const failure = read.ok ? failureOf('reservation', 'NOT_FOUND') : read.failure;
    return { state: 'failed', failure, retry: result.refetch };
  }, [result]);
}
