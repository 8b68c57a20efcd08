import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { readReservation } from '@/api/v2/readReservation';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import { apiLocaleV2 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { ReadBooking } from '../guaranteeCalls';
import type { useReadBookingV2Query } from './__generated__/useReadBookingV2Query.graphql';

const query = graphql`
  query useReadBookingV2Query($input: GetBookingInput!) {
    getBooking(input: $input) {
      __typename
      ... on HotelReservation {
        id
        locale
      }
      ...readReservation_booking @alias(as: "booking")
      ... on BookingNotFound {
        bookingNumber
      }
    }
  }
`;

/** Asks how a booking stands, when it is needed rather than when a screen is drawn. */
export function useReadBookingV2(locale: Locale): ReadBooking {
  const environment = useRelayEnvironment();
  return useCallback(
    async ({ bookingNumber, bookingHash }) => {
      const variables = { input: { bookingNumber, bookingHash, locale: apiLocaleV2(locale) } };
      try {
        const data = await fetchQuery<useReadBookingV2Query>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).toPromise();
        const found = data?.getBooking;
        const booking = found?.__typename === 'HotelReservation' ? found.booking : null;
        return booking ? readAnswer(() => readReservation(booking)) : fail(failureOf('reservation', 'NOT_FOUND'));
      } catch (error) {
        return fail(decodeFailure(error));
      }
    },
    [environment, locale],
  );
}
