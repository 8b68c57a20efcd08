import { useCallback, useEffect, useState } from 'react';
import { paymentOutcome } from './paymentOutcome';
import type { PaymentAnswer, PaymentOutcome } from './paymentOutcome';

/** Milliseconds before each further check. A bank that has not answered within a minute may take an hour. */
export const pauses: readonly number[] = [2_000, 4_000, 8_000, 15_000, 30_000];

export interface PaymentCheck {
  /** Null before the first answer. */
  readonly outcome: PaymentOutcome | null;
  /** When the API last answered, in milliseconds; null before. */
  readonly askedAt: number | null;
  /** True while a check is under way or another one will follow by itself. */
  readonly isChecking: boolean;
  readonly checkAgain: () => void;
}

const isUnsettled = ({ kind }: PaymentOutcome): boolean => kind === 'open' || kind === 'pending' || kind === 'atBank';

/**
 * Checks the payment at once, then with growing pauses while its outcome is unknown, and again when the guest returns
 * to this tab: the payment may have been finished in another.
 */
export function usePaymentCheck(
  ask: () => Promise<PaymentAnswer>,
  page: 'known' | 'missing' | 'notNeeded',
  waits: readonly number[] = pauses,
): PaymentCheck {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(true);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkOnce = async (checks: number): Promise<void> => {
      const answer = await ask();
      if (isOver) return;
      const wait = waits[checks];
      const found = paymentOutcome(answer, { isLastCheck: wait === undefined, page });
      setOutcome(found);
      setAskedAt(Date.now());
      if (!isUnsettled(found) || wait === undefined) return setChecking(false);
      timer = setTimeout(() => void checkOnce(checks + 1), wait);
    };
    setChecking(true);
    void checkOnce(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, page, waits, round]);

  const checkAgain = useCallback(() => setRound((before) => before + 1), []);
  const checksOnReturn = !isChecking && outcome !== null && isUnsettled(outcome);

  useEffect(() => {
    if (!checksOnReturn) return undefined;
    const onReturn = () => {
      if (document.visibilityState === 'visible') checkAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [checksOnReturn, checkAgain]);

  return { outcome, askedAt, isChecking, checkAgain };
}
