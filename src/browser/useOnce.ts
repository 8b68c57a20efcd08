import { useCallback, useRef, useState } from 'react';
import { useRestored } from './useRestored';

/** What a call ends with when the browser leaves the page: its button stays busy until then. */
export const LEAVING = Symbol('leaving');

export interface Once<Failure> {
  readonly isBusy: boolean;
  /** Why the last call did not succeed, as it said with `fail`; null as soon as another one begins. */
  readonly failure: Failure | null;
  readonly fail: (failure: Failure | null) => void;
  /** Makes a call, unless one is under way: then, nothing happens and it resolves to undefined. */
  readonly run: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;
}

/**
 * For what must not be sent twice: one call at a time, however often it is pressed. A page that comes back from the
 * browser's cache as it was left is busy no longer.
 */
export function useOnce<Failure>(): Once<Failure> {
  // State is read too late: a second press can come before the next render.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, fail] = useState<Failure | null>(null);
  const end = useCallback(() => {
    isUnderWay.current = false;
    setBusy(false);
  }, []);
  useRestored(end);
  const run = useCallback<Once<Failure>['run']>(
    async (call) => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setBusy(true);
      fail(null);
      let isLeaving = false;
      try {
        const answer = await call();
        isLeaving = Object.is(answer, LEAVING);
        return answer;
      } finally {
        if (!isLeaving) end();
      }
    },
    [end],
  );
  return { isBusy, failure, fail, run };
}
