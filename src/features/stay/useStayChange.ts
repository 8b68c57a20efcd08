import { useCallback, useRef, useState } from 'react';
import type { Failure } from '@/domain/failure';
import type { Result } from '@/domain/result';

export interface StayChange {
  readonly isUnderWay: boolean;
  readonly failure: Failure | null;
  /** Does one thing at a time; resolves to whether it was done. */
  readonly run: (change: () => Promise<Result<Failure, unknown>>) => Promise<boolean>;
}

/** Carries out what a guest asks for, once even if it is pressed again, and then loads the reservation again. */
export function useStayChange(reload: () => void): StayChange {
  const isRunning = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = useCallback<StayChange['run']>(
    async (change) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setUnderWay(true);
      setFailure(null);
      const result = await change();
      isRunning.current = false;
      setUnderWay(false);
      if (!result.ok) setFailure(result.failure);
      reload();
      return result.ok;
    },
    [reload],
  );
  return { isUnderWay, failure, run };
}
