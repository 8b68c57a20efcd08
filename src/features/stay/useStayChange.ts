import { useCallback } from 'react';
import { useOnce } from '@/browser/useOnce';
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
  const { isBusy: isUnderWay, failure, fail, run: once } = useOnce<Failure>();
  const run = useCallback<StayChange['run']>(
    async (change) => {
      const result = await once(change);
      if (!result) return false;
      if (!result.ok) fail(result.failure);
      reload();
      return result.ok;
    },
    [once, fail, reload],
  );
  return { isUnderWay, failure, run };
}
