import { useEffect } from 'react';
import { QUOTE_LIFE_MINUTES } from '@/config/limits';

/** Asks the price again once the quote is too old to be promised. */
export function useQuoteLife(refetch: (() => void) | null): void {
  useEffect(() => {
    if (!refetch) return undefined;
    const timer = setTimeout(refetch, QUOTE_LIFE_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [refetch]);
}
