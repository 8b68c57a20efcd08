import { useCallback } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import type { Reservation } from '@/domain/reservation/reservation';
import { askPayment } from './askPayment';
import { usePaymentCheck } from './usePaymentCheck';
import type { PaymentCheck } from './usePaymentCheck';

/** An order whose booking was made. */
export type MadeOrder = OrderAttempt & { readonly booking: BookingKey };

export const isMade = (attempt: OrderAttempt): attempt is MadeOrder => attempt.booking !== null;

/** The payment that was made by card on the payment page, if it was: that card can be saved. */
const cardPaymentOf = ({ payment }: OrderAttempt): string | null =>
  payment?.method === 'CARD' && payment.paymentUrl ? payment.paymentId : null;

/** What this browser remembers of an order that is paid. */
export const rememberedOf = (order: MadeOrder, reservation: Reservation | null) => ({
  ...order.booking,
  departure: order.stay.endDate,
  reservation,
  cardPayment: cardPaymentOf(order),
  locale: order.locale,
});

/** Whether anything is paid or guaranteed now: nothing is for a stay that is paid at the hotel, or invoiced. */
export const hasPayment = ({ order, payment }: OrderAttempt): boolean =>
  order === null || order.guarantee.type !== 'NONE' || (payment?.paymentId ?? null) !== null;

function pageOf({ payment }: OrderAttempt): 'known' | 'missing' | 'notNeeded' {
  if (payment?.paymentUrl) return 'known';
  const isPaidOnPage = payment?.paymentId && (payment.method === 'CARD' || payment.method === 'ONLINE_BANK');
  return isPaidOnPage ? 'missing' : 'notNeeded';
}

/** Checks the payment of an order until its state is known. */
export function useOrderCheck(order: MadeOrder, calls: BookingCalls): PaymentCheck {
  const { bookingNumber, bookingHash } = order.booking;
  const paymentId = order.payment?.paymentId ?? null;
  // An older booking is here only because a payment of it was begun.
  const isBegun = paymentId !== null || order.order === null;
  const ask = useCallback(
    () => askPayment({ bookingNumber, bookingHash }, { paymentId, isBegun }, calls),
    [bookingNumber, bookingHash, paymentId, isBegun, calls],
  );
  return usePaymentCheck(calls.isReady ? ask : null, pageOf(order));
}
