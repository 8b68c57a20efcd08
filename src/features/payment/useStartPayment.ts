import { useCallback, useRef } from 'react';
import { oneTabAtATime } from '@/browser/oneTabAtATime';
import { LEAVING, useOnce } from '@/browser/useOnce';
import { useRestored } from '@/browser/useRestored';
import type { Failure } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import type { BookingCalls } from '@/api/bookingCalls';
import { isRefusal, keyToPay, withPayment, withRefusedStart } from '@/domain/payment/orderAttempt';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { storedOrderOf, wayBackTo } from '@/state/reservationFlowState';

export interface StartPayment {
  readonly start: (choice: GuaranteeChoice) => void;
  readonly isStarting: boolean;
  readonly failure: Failure | null;
}

/** Refusals of a booking that was paid, cancelled or expired meanwhile: its status explains more than the refusal. */
const isStale = ({ kind, code }: Failure): boolean =>
  kind === 'guarantee' && code !== 'PAYMENT_FAILURE' && code !== 'STAFF_RESTRICTION';

interface Basis {
  /** The attempt of a booked order. */
  readonly attempt: OrderAttempt;
  readonly returnUrl: string;
  readonly startPayment: BookingCalls['startPayment'];
  /** Stores the attempt in this browser before leaving for the payment page. */
  readonly keep: (attempt: OrderAttempt) => void;
  /** Stores that a start was refused. */
  readonly keepRefused: (attempt: OrderAttempt) => void;
  /** Goes to the payment page, or to the page that shows the outcome when there is none. */
  readonly onStarted: (paymentUrl: string | null) => void;
  /**
   * Called when the booking was paid or changed meanwhile, with the refusal that says so, if there was one, or when paying
   * was begun in another tab.
   */
  readonly onStale: (refusal?: Failure) => void;
}

type Started = { readonly paymentUrl: string | null } | { readonly stale: Failure | undefined } | Failure;

/**
 * Starts a payment of a booking: once even if it is pressed again, and in one tab at a time. The count of starts grows
 * only with an answer: a start whose answer was lost is repeated with the same key and gives the same payment, not a
 * second one.
 */
export function useStartPayment(basis: Basis): StartPayment {
  const { attempt, returnUrl, startPayment, keep, keepRefused, onStarted, onStale } = basis;
  const { isBusy: isStarting, failure, fail, run } = useOnce<Failure>();
  /** Refused starts of an attempt that is not stored before it has begun. */
  const refusedBefore = useRef(0);

  const begin = useCallback(
    async (choice: GuaranteeChoice): Promise<Started> => {
      const { booking } = attempt;
      if (booking === null) return { stale: undefined };
      const stored = storedOrderOf(booking.bookingNumber);
      if (stored && stored.starts !== attempt.starts) return { stale: undefined };
      const key = keyToPay({ ...attempt, starts: attempt.starts + refusedBefore.current }, choice);
      const begun = await startPayment(booking, choice, wayBackTo(returnUrl, booking), key);
      if (begun.ok) {
        keep(withPayment(attempt, begun.value));
        return begun.value;
      }
      if (isStale(begun.failure)) return { stale: begun.failure };
      // Another press after a refusal is another call; without an answer it is the same one.
      if (isRefusal(begun.failure)) {
        if (stored) keepRefused(withRefusedStart(attempt));
        else refusedBefore.current += 1;
      }
      return begun.failure;
    },
    [attempt, returnUrl, startPayment, keep, keepRefused],
  );

  const start = useCallback(
    async (choice: GuaranteeChoice) => {
      const started = await oneTabAtATime('order', () => begin(choice));
      if ('stale' in started) return onStale(started.stale);
      if (!('paymentUrl' in started)) return fail(started);
      onStarted(started.paymentUrl);
      return started.paymentUrl === null ? null : LEAVING;
    },
    [begin, onStarted, onStale, fail],
  );

  useRestored(useCallback(() => onStale(), [onStale]));

  return { start: useCallback((choice) => void run(() => start(choice)), [run, start]), isStarting, failure };
}
