import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import { apiLocaleV2 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { BookingCalls } from '../bookingCalls';
import { decodeFailure } from '../decodeFailure';
import { query, readFound } from './useReservation';
import { useKnownReservationFields } from './useReservationFields';
import type { useReservationQuery } from './__generated__/useReservationQuery.graphql';

/** Asks how a booking stands, when it is needed rather than when a screen is drawn. */
export function useReadBooking(locale: Locale): BookingCalls['readBooking'] {
  const environment = useRelayEnvironment();
  const fields = useKnownReservationFields();
  return useCallback(
    async (booking) => {
      const variables = { input: { ...booking, locale: apiLocaleV2(locale) }, ...fields };
      try {
        const data = await fetchQuery<useReservationQuery>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).toPromise();
        return data ? readFound(data) : fail(failureOf('transport', 'MALFORMED'));
      } catch (error) {
        return fail(decodeFailure(error));
      }
    },
    [environment, locale, fields],
  );
}
