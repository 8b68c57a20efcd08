import { useCallback } from 'react';
import type { BookingCalls, OrderRefusal } from '@/api/bookingCalls';
import { oneTabAtATime } from '@/browser/oneTabAtATime';
import { useOnce } from '@/browser/useOnce';
import type { Failure } from '@/domain/failure';
import { withBooking } from '@/domain/payment/orderAttempt';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { keepPaymentError } from '@/state/paymentErrorState';
import { storedOrder, useReservationFlow } from '@/state/reservationFlowState';

interface Basis {
  /** An order that got no answer. */
  readonly attempt: OrderAttempt;
  readonly bookStay: BookingCalls['bookStay'];
  /** It is booked: by this request, or by the earlier one whose answer was lost. */
  readonly onBooked: (attempt: OrderAttempt) => void;
  /** It was never booked, and is not now. */
  readonly onRefused: (refusal: OrderRefusal) => void;
}

/** Sends an unanswered order again, unchanged and with its own key, so that it is booked at most once. */
export function useResendOrder({ attempt, bookStay, onBooked, onRefused }: Basis) {
  const { keepAttempt, dropAttempt, takeOverOrder } = useReservationFlow();
  const { isBusy: isSending, failure, fail, run } = useOnce<Failure>();

  const resend = useCallback(async (): Promise<void> => {
    const stored = storedOrder(attempt.createKey);
    // Another tab got the answer meanwhile.
    if (stored?.booking) return onBooked(stored);
    if (!stored || !stored.order) return void takeOverOrder();
    const answer = await bookStay(stored.order, stored.createKey);
    if (answer.ok) {
      const made = withBooking(stored, answer.value);
      keepAttempt(made);
      const { bookingNumber, refusedPayment } = answer.value;
      if (refusedPayment) keepPaymentError(bookingNumber, refusedPayment);
      return onBooked(made);
    }
    const { failure: refused } = answer;
    if (refused.kind === 'noAnswer') return fail(refused.failure);
    const [first] = refused.failures;
    // A refusal now does not say what happened to the first request.
    if (first?.kind === 'authorization') return fail(first);
    dropAttempt(stored.createKey);
    return onRefused(refused);
  }, [attempt.createKey, bookStay, keepAttempt, dropAttempt, takeOverOrder, onBooked, onRefused, fail]);

  const send = useCallback(() => void run(() => oneTabAtATime('order', resend)), [run, resend]);
  return { send, isSending, failure };
}
