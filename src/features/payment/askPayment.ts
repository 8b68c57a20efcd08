import { keyOfPress } from '@/api/keyOfPress';
import type { BookingCalls } from '@/api/bookingCalls';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { BookingAnswer } from './usePaymentCheck';

/**
 * Checks how a payment ended: queries the payment first, when there is one, and the booking whenever that does not
 * settle it. It changes nothing that is settled, so it may be called repeatedly. `isBegun`: there is a payment, also where
 * this browser does not know its id.
 */
export async function askPayment(
  booking: BookingKey,
  { paymentId, isBegun }: { readonly paymentId: string | null; readonly isBegun: boolean },
  { completePayment, readBooking }: Pick<BookingCalls, 'completePayment' | 'readBooking'>,
): Promise<BookingAnswer> {
  // A new key for each request: under the same key an API may repeat its first answer, "in progress".
  const completed =
    paymentId === null ? null : await completePayment(booking, paymentId, keyOfPress('complete', paymentId));
  if (completed?.ok) return { subject: completed.value, failure: null, isBegun: false };
  const found = await readBooking(booking);
  return {
    subject: found.ok ? found.value : null,
    failure: completed?.failure ?? (found.ok ? null : found.failure),
    isBegun,
  };
}
