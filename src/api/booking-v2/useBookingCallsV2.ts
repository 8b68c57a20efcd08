import { useCallback, useMemo } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { BookingCalls } from '../bookingCalls';
import { decodeFailure } from '../decodeFailure';
import { reservationVariablesV2 } from './reservationVariablesV2';
import { useBookStayV2 } from './useBookStayV2';
import { useCancelBookingV2 } from './useCancelBookingV2';
import { useCompletePaymentV2 } from './useCompletePaymentV2';
import { query, readFound } from './useReservationV2';
import { useKnownReservationFields, useReservationFields } from '../useReservationFields';
import { useStartPaymentV2 } from './useStartPaymentV2';
import type { useReservationV2Query } from './__generated__/useReservationV2Query.graphql';

/** Reads the state of a booking on demand rather than while rendering. */
export function useReadBooking(locale: Locale): BookingCalls['readBooking'] {
  const environment = useRelayEnvironment();
  const fields = useKnownReservationFields();
  return useCallback(
    async (booking) => {
      const variables = reservationVariablesV2(booking, locale, fields);
      try {
        const data = await fetchQuery<useReservationV2Query>(environment, query, variables, {
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
export function useBookingCallsV2(): BookingCalls {
  const { locale } = useTranslator();
  const bookStay = useBookStayV2();
  const startPayment = useStartPaymentV2();
  const completePayment = useCompletePaymentV2();
  const readBooking = useReadBooking(locale);
  const cancelBooking = useCancelBookingV2(locale);
  const isReady = useReservationFields() !== null;
  return useMemo(
    () => ({ isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking }),
    [isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking],
  );
}
