import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { apiLocaleV2 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { BookingCalls } from '../bookingCalls';
import { decodeFailure } from '../decodeFailure';
import { readAnswer } from '../readAnswer';
import { readReservation } from './readReservation';
import { useReservationFields } from './useReservationFields';
import type { useReadBookingQuery } from './__generated__/useReadBookingQuery.graphql';

const query = graphql`
  query useReadBookingQuery(
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

const nothingOptional = { withLines: false, withHeldUntil: false, withRefund: false };

/** Asks how a booking stands, when it is needed rather than when a screen is drawn. */
export function useReadBooking(locale: Locale): BookingCalls['readBooking'] {
  const environment = useRelayEnvironment();
  const fields = useReservationFields() ?? nothingOptional;
  const { withLines, withHeldUntil, withRefund } = fields;
  return useCallback(
    async (booking) => {
      const variables = {
        input: { ...booking, locale: apiLocaleV2(locale) },
        ...{ withLines, withHeldUntil, withRefund },
      };
      try {
        const data = await fetchQuery<useReadBookingQuery>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).toPromise();
        const found = data?.getBooking;
        if (found?.__typename !== 'HotelReservation') return fail(failureOf('reservation', 'NOT_FOUND'));
        const read = readAnswer(() => found.booking && readReservation(found.booking));
        if (!read.ok) return read;
        return read.value ? succeed(read.value) : fail(failureOf('transport', 'MALFORMED'));
      } catch (error) {
        return fail(decodeFailure(error));
      }
    },
    [environment, locale, withLines, withHeldUntil, withRefund],
  );
}
