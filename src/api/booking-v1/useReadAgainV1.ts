import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { decodeFailure } from '../decodeFailure';
import type { ReadAgain } from '../editCall';
import { useKnownSiteReservationFields } from '../useReservationFields';
import { reservationVariablesV1 } from '../site/reservation/reservationVariablesV1';
import { query, readFound } from '../site/reservation/useReservationV1';
import type { useReservationV1Query } from '../site/reservation/__generated__/useReservationV1Query.graphql';

/** Reads a reservation anew; every open part of the site then shows it as it is. */
export function useReadAgainV1({ bookingNumber, bookingHash }: Reservation, locale: Locale): ReadAgain {
  const environment = useRelayEnvironment();
  const fields = useKnownSiteReservationFields();
  return useCallback(async () => {
    const variables = reservationVariablesV1({ bookingNumber, bookingHash }, locale, fields);
    try {
      const asked = fetchQuery<useReservationV1Query>(environment, query, variables, {
        fetchPolicy: 'network-only',
        networkCacheConfig: { metadata: { scope: 'READ_RESERVATION' } },
      });
      return readFound((await asked.toPromise()) ?? { reservation: null });
    } catch (error) {
      return fail(decodeFailure(error));
    }
  }, [environment, bookingNumber, bookingHash, locale, fields]);
}
