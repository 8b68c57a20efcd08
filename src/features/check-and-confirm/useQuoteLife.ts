import { useCallback, useEffect, useRef } from 'react';
import { QUOTE_LIFE_MINUTES } from '@/config/limits';

const LIFE_MS = QUOTE_LIFE_MINUTES * 60_000;

/**
 * Requests the price again whenever the quote is too old to order by, also when the guest returns to a page that slept:
 * its timers slept too. Gives a function that requests it where it is too old, and says whether it did.
 * @param refetch null while there is no answer, or a newer one is awaited
 */
export function useQuoteLife(refetch: (() => void) | null): () => boolean {
  const answeredAt = useRef(0);
  const refetchIfOld = useCallback(() => {
    if (!refetch || Date.now() - answeredAt.current < LIFE_MS) return false;
    refetch();
    return true;
  }, [refetch]);
  useEffect(() => {
    if (!refetch) return undefined;
    answeredAt.current = Date.now();
    const onReturn = () => {
      if (document.visibilityState === 'visible') refetchIfOld();
    };
    const timer = setInterval(refetch, LIFE_MS);
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('pageshow', onReturn);
    addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('pageshow', onReturn);
      removeEventListener('focus', onReturn);
    };
  }, [refetch, refetchIfOld]);
  return refetchIfOld;
}
