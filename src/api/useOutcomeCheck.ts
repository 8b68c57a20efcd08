import { useCallback, useEffect, useState } from 'react';

/** Milliseconds before each further check. A bank that has not answered within a minute may take an hour. */
export const pauses: readonly number[] = [2_000, 4_000, 8_000, 15_000, 30_000];

export interface OutcomeCheck<Outcome> {
  /** Null before the first answer. */
  readonly outcome: Outcome | null;
  /** When the API last answered, in milliseconds; null before. */
  readonly askedAt: number | null;
  /** True while a check is under way or another one will follow by itself. */
  readonly isChecking: boolean;
  readonly checkAgain: () => void;
}

interface Checking<Outcome> {
  /** Asks once; null waits until it can be asked. After the last check no further one follows by itself. */
  readonly ask: ((isLastCheck: boolean) => Promise<Outcome>) | null;
  readonly isUnsettled: (outcome: Outcome) => boolean;
}

/**
 * Checks how a payment ended at once, then with growing pauses while that is not settled, and again when the guest
 * returns to this tab: the payment may have been finished in another. `ask` and `isUnsettled` stay the same between
 * renders while they ask about the same payment.
 */
export function useOutcomeCheck<Outcome>({ ask, isUnsettled }: Checking<Outcome>): OutcomeCheck<Outcome> {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(true);

  useEffect(() => {
    if (!ask) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkOnce = async (checks: number): Promise<void> => {
      const wait = pauses[checks];
      const found = await ask(wait === undefined);
      if (isOver) return;
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
  }, [ask, isUnsettled, round]);

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
