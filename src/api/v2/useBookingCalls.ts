import { useMemo } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { BookingCalls } from '../bookingCalls';
import { useBookStay } from './useBookStay';
import { useCancelBooking } from './useCancelBooking';
import { useCompletePayment } from './useCompletePayment';
import { useReadBooking } from './useReadBooking';
import { useStartPaymentCall } from './useStartPaymentCall';

/** What the booking API can do with a booking. */
export function useBookingCalls(): BookingCalls {
  const { locale } = useTranslator();
  const bookStay = useBookStay();
  const startPayment = useStartPaymentCall();
  const completePayment = useCompletePayment();
  const readBooking = useReadBooking(locale);
  const cancelBooking = useCancelBooking(locale);
  return useMemo(
    () => ({ bookStay, startPayment, completePayment, readBooking, cancelBooking }),
    [bookStay, startPayment, completePayment, readBooking, cancelBooking],
  );
}
