import { useEffect } from 'react';
import { QUOTE_LIFE_MINUTES } from '@/config/limits';

/** Requests the price again whenever the quote is too old to order by. */
export function useQuoteLife(refetch: (() => void) | null): void {
  useEffect(() => {
    if (!refetch) return undefined;
    const timer = setInterval(refetch, QUOTE_LIFE_MINUTES * 60_000);
    return () => clearInterval(timer);
  }, [refetch]);
}
