import { randomId } from '@/browser/randomId';
import type { BookingKey, CompleteGuarantee, ReadBooking } from './guaranteeCalls';
import type { PaymentAnswer } from './paymentOutcome';

/**
 * Asks how a payment ended: the payment first, when there is one, and the booking itself whenever that did not settle
 * it. Changes nothing that is settled, so it may be asked as often as one likes.
 */
export async function askPayment(
  booking: BookingKey,
  paymentId: string | null,
  complete: CompleteGuarantee,
  read: ReadBooking,
): Promise<PaymentAnswer> {
  const completed = paymentId === null ? null : await complete(booking, paymentId, randomId());
  if (completed?.ok) return { reservation: completed.value, failure: null };
  const found = await read(booking);
  return {
    reservation: found.ok ? found.value : null,
    failure: completed?.failure ?? (found.ok ? null : found.failure),
  };
}
