import { useCallback, useMemo } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { BookingCalls } from '../bookingCalls';
import { decodeFailure } from '../decodeFailure';
import { useKnownSiteReservationFields, useSiteReservationFields } from '../useReservationFields';
import { useBookStayV1 } from './useBookStayV1';
import { useCancelBookingV1 } from './useCancelBookingV1';
import { useCompletePaymentV1 } from './useCompletePaymentV1';
import { reservationVariablesV1 } from '../site/reservation/reservationVariablesV1';
import { query, readFound } from '../site/reservation/useReservationV1';
import { useStartPaymentV1 } from './useStartPaymentV1';
import type { useReservationV1Query } from '../site/reservation/__generated__/useReservationV1Query.graphql';

/** Reads the state of a reservation on demand rather than while rendering. */
export function useReadBookingV1(locale: Locale): BookingCalls['readBooking'] {
  const environment = useRelayEnvironment();
  const fields = useKnownSiteReservationFields();
  return useCallback(
    async (booking) => {
      const variables = reservationVariablesV1(booking, locale, fields);
      try {
        const data = await fetchQuery<useReservationV1Query>(environment, query, variables, {
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

/** What the site's API can do with a booking. */
export function useBookingCallsV1(): BookingCalls {
  const { locale } = useTranslator();
  const bookStay = useBookStayV1();
  const startPayment = useStartPaymentV1();
  const completePayment = useCompletePaymentV1(locale);
  const readBooking = useReadBookingV1(locale);
  const cancelBooking = useCancelBookingV1(locale);
  const isReady = useSiteReservationFields() !== null;
  return useMemo(
    () => ({ isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking }),
    [isReady, bookStay, startPayment, completePayment, readBooking, cancelBooking],
  );
}
