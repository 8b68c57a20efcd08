import { useSyncExternalStore } from 'react';
import { featuresOfSearch } from '@/domain/featuresOfSearch';
import type { SearchTerms } from '@/domain/featuresOfSearch';
import { readFlowFlag, subscribeToFlags } from './flagStore';

const notKnownYet = () => undefined;

/** Whether a search may be booked online: every feature it needs is on. Undefined until that is known. */
export function useSoldOnline(terms: SearchTerms): boolean | undefined {
  const needed = featuresOfSearch(terms);
  return useSyncExternalStore(subscribeToFlags, () => readFlowFlag(needed), notKnownYet);
}
