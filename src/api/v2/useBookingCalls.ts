import { useCallback, useMemo } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { BookingCalls } from '../bookingCalls';
import { decodeFailure } from '../decodeFailure';
import { reservationVariables } from './reservationVariables';
import { useBookStay } from './useBookStay';
import { useCancelBooking } from './useCancelBooking';
import { useCompletePayment } from './useCompletePayment';
import { query, readFound } from './useReservation';
import { useKnownReservationFields, useReservationFields } from '../useReservationFields';
import { useStartPaymentCall } from './useStartPaymentCall';
import type { useReservationQuery } from './__generated__/useReservationQuery.graphql';

/** Reads the state of a booking on demand rather than while rendering. */
export function useReadBooking(locale: Locale): BookingCalls['readBooking'] {
  const environment = useRelayEnvironment();
  const fields = useKnownReservationFields();
  return useCallback(
    async (booking) => {
      const variables = reservationVariables(booking, locale, fields);
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

/** What the booking API can do with a booking. */
export function useBookingCalls(): BookingCalls {
  const { locale } = useTranslator();
  const bookStay = useBookStay();
  const startPayment = useStartPaymentCall();
  const completePayment = useCompletePayment();
  const readBooking = useReadBooking(locale);
  const cancelBooking = useCancelBooking(locale);
  const isReady = useReservationFields() !== null;
  return useMemo(
    () => ({ isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking }),
    [isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking],
  );
}
