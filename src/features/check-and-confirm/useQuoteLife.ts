import { useEffect } from 'react';
import { QUOTE_LIFE_MINUTES } from '@/config/limits';

/** Asks the price again whenever the quote has become too old to be promised. */
export function useQuoteLife(refetch: (() => void) | null): void {
  useEffect(() => {
    if (!refetch) return undefined;
    const timer = setInterval(refetch, QUOTE_LIFE_MINUTES * 60_000);
    return () => clearInterval(timer);
  }, [refetch]);
}
