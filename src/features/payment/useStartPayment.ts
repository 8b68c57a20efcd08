import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** The attempt of a booking that is made. */
  readonly attempt: OrderAttempt;
  readonly returnUrl: string;
  readonly startPayment: BookingCalls['startPayment'];
  /** Keeps the attempt in this browser, before anybody leaves for the payment page. */
  readonly keep: (attempt: OrderAttempt) => void;
  /** Leads to the payment page, or to the page that shows the outcome when there is no payment page. */
  readonly onStarted: (paymentUrl: string | null) => void;
  /** Something had been paid or changed meanwhile. */
  readonly onStale: () => void;
}

/**
 * Starts paying for a booking, once however often it is pressed. The count of starts grows only with an answer: a start
 * whose answer was lost is asked again under the same key and then gives the same payment, not a second one.
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
        // On the way to a payment page the button stays busy.
        if (begun.value.paymentUrl !== null) return onStarted(begun.value.paymentUrl);
      }
      isUnderWay.current = false;
      setStarting(false);
      if (begun.ok) return onStarted(null);
      return isStale(begun.failure) ? onStale() : setFailure(begun.failure);
    },
    [attempt, returnUrl, startPayment, keep, onStarted, onStale],
  );

  useEffect(() => {
    // The browser's back button may bring this very page back from its memory, busy as it was left.
    const wakeUp = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setStarting(false);
      onStale();
    };
    addEventListener('pageshow', wakeUp);
    return () => removeEventListener('pageshow', wakeUp);
  }, [onStale]);

  return { start: useCallback((choice) => void start(choice), [start]), isStarting, failure };
}
