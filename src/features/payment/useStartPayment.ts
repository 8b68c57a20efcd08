import { useCallback, useRef, useState } from 'react';
import { useRestored } from '@/browser/useRestored';
import type { Failure } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment';
import type { BookingCalls } from '@/api/bookingCalls';
import { withPayment } from '@/domain/orderAttempt';
import type { OrderAttempt } from '@/domain/orderAttempt';

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
  /** Goes to the payment page, or to the page that shows the outcome when there is none. */
  readonly onStarted: (paymentUrl: string | null) => void;
  /** Called when the booking was paid or changed meanwhile, with the refusal that says so, if there was one. */
  readonly onStale: (refusal?: Failure) => void;
}

/**
 * Starts a payment of a booking, once even if it is pressed again. The count of starts grows only with an answer: a
 * start whose answer was lost is repeated with the same key and gives the same payment, not a second one.
 */
export function useStartPayment({ attempt, returnUrl, startPayment, keep, onStarted, onStale }: Basis): StartPayment {
  const isUnderWay = useRef(false);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const start = useCallback(
    async (choice: GuaranteeChoice): Promise<void> => {
      const { booking, createKey, starts } = attempt;
      if (isUnderWay.current || booking === null) return;
      isUnderWay.current = true;
      setStarting(true);
      setFailure(null);
      const begun = await startPayment(booking, choice, returnUrl, `${createKey}:${starts}`);
      if (begun.ok) {
        keep(withPayment(attempt, begun.value));
        // The button stays busy while the browser leaves for the payment page.
        if (begun.value.paymentUrl !== null) return onStarted(begun.value.paymentUrl);
      }
      isUnderWay.current = false;
      setStarting(false);
      if (begun.ok) return onStarted(null);
      return isStale(begun.failure) ? onStale(begun.failure) : setFailure(begun.failure);
    },
    [attempt, returnUrl, startPayment, keep, onStarted, onStale],
  );

  useRestored(
    useCallback(() => {
      isUnderWay.current = false;
      setStarting(false);
      onStale();
    }, [onStale]),
  );

  return { start: useCallback((choice) => void start(choice), [start]), isStarting, failure };
}
