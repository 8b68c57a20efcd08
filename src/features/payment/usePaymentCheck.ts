import { useMemo } from 'react';
import { useOutcomeCheck } from '@/api/useOutcomeCheck';
import type { OutcomeCheck } from '@/api/useOutcomeCheck';
import { bookingPaidFor, isUnsettled, paymentOutcome } from '@/domain/payment/paymentOutcome';
import type { PaymentAnswer, PaymentOutcome } from '@/domain/payment/paymentOutcome';
import type { Reservation } from '@/domain/reservation/reservation';

export interface BookingAnswer extends PaymentAnswer<Reservation> {
  /** A payment was begun that did not say that it went through. */
  readonly isBegun: boolean;
}
export type BookingOutcome = PaymentOutcome<Reservation>;
export type PaymentCheck = OutcomeCheck<BookingOutcome>;

/** Checks the payment of a booking until its outcome is known; waits while it cannot be asked. */
export function usePaymentCheck(
  ask: (() => Promise<BookingAnswer>) | null,
  page: 'known' | 'missing' | 'notNeeded',
): PaymentCheck {
  const askOnce = useMemo(
    () =>
      ask &&
      (async (isLastCheck: boolean) => {
        const answer = await ask();
        const paidForBy = (reservation: Reservation) => bookingPaidFor(reservation, answer.isBegun);
        return paymentOutcome(answer, { isLastCheck, page, paidForBy });
      }),
    [ask, page],
  );
  return useOutcomeCheck({ ask: askOnce, isUnsettled });
}
