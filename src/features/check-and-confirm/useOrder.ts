import { useCallback, useState } from 'react';
import type { BookingCalls, OrderRefusal } from '@/api/bookingCalls';
import { oneTabAtATime } from '@/browser/oneTabAtATime';
import { randomId } from '@/browser/randomId';
import { LEAVING, useOnce } from '@/browser/useOnce';
import { chosenApi } from '@/config/chosenApi';
import type { Failure } from '@/domain/failure';
import { keyToPay, newAttempt, withBooking, withPayment } from '@/domain/payment/orderAttempt';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { useTranslator } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import { keepPaymentError } from '@/state/paymentErrorState';
import { isFlowLost, useReservationFlow, wayBackTo } from '@/state/reservationFlowState';
import { orderOf } from './orderOf';
import type { OrderedBasis } from './orderOf';

interface OrderBasis extends OrderedBasis {
  readonly calls: Pick<BookingCalls, 'bookStay' | 'startPayment'>;
  readonly onBooked: (paymentUrl: string | null) => void;
}

type Sent = 'booked' | 'notBooked';

/**
 * Where this browser stores nothing, the payment page has to bring the guest back with the key of the booking, which is
 * not known before it is made: then its payment is started again with another address to return to.
 */
async function withWayBack(
  made: OrderAttempt,
  guarantee: GuaranteeChoice,
  { returnUrl, calls }: OrderBasis,
): Promise<OrderAttempt> {
  const { booking, payment } = made;
  if (!booking || !payment?.paymentUrl || !isFlowLost()) return made;
  const begun = await calls.startPayment(booking, guarantee, wayBackTo(returnUrl, booking), keyToPay(made, guarantee));
  return begun.ok ? withPayment(made, begun.value) : made;
}

/**
 * Sends the order: once even if it is called again, and in one tab at a time. What another tab has ordered since this one
 * was drawn is shown instead of ordering again. The attempt is stored in the browser before it is sent.
 */
export function useOrder(basis: OrderBasis) {
  const translator = useTranslator();
  const { flow, keepAttempt, dropAttempt, takeOverOrder } = useReservationFlow();
  const { isBusy: isBooking, failure, fail, run } = useOnce<Failure>();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const { calls, hotel, onBooked } = basis;

  const order = async (chosen: GuaranteeChoice): Promise<Sent> => {
    if (takeOverOrder()) return 'notBooked';
    const content = orderOf(flow, basis, chosen, translator);
    const attempt = newAttempt(chosenApi(flow.api), randomId(), content, hotel);
    keepAttempt(attempt);
    const answer = await calls.bookStay(content, attempt.createKey);
    if (answer.ok) {
      const { bookingNumber, refusedPayment } = answer.value;
      if (refusedPayment) keepPaymentError(bookingNumber, refusedPayment);
      const made = await withWayBack(withBooking(attempt, answer.value), chosen, basis);
      keepAttempt(made);
      // At once: a page that shows a booking which is made, and is not being left, goes on to its payment.
      onBooked(made.payment?.paymentUrl ?? null);
      return 'booked';
    }
    if (answer.failure.kind === 'noAnswer') {
      fail(answer.failure.failure);
      return 'notBooked';
    }
    // Refused: nothing was booked, so the next order is another attempt.
    dropAttempt(attempt.createKey);
    refuse(answer.failure);
    return 'notBooked';
  };

  const send = async (chosen: GuaranteeChoice): Promise<void> => {
    // An existing order is checked instead of sending a second one.
    if (flow.paymentState) return;
    await run(async () => {
      setRefusal(null);
      if ((await oneTabAtATime('order', () => order(chosen))) === 'notBooked') return null;
      // The customer has fewer points now than this page knows.
      if (chosen.type === 'S_POINTS') void session.refreshEverywhere();
      return LEAVING;
    });
  };

  const refuse = (refused: OrderRefusal): void => {
    const [first] = refused.failures;
    // Refused for missing sign-in, not for its content: after signing in again the same order can be sent.
    if (first?.kind === 'authorization') fail(first);
    else setRefusal(refused);
  };

  return {
    send: (chosen: GuaranteeChoice) => void send(chosen),
    isBooking,
    /** Why no answer came, or why the customer was refused. */
    failure,
    /** Why nothing was booked. */
    refusal,
    /** The outcome of an order that was sent again. */
    refuse,
    forgive: useCallback(() => setRefusal(null), []),
  };
}
