import { useSyncExternalStore } from 'react';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import type { SearchTerms } from '@/domain/search/featuresOfSearch';
import { readFlowFlag, subscribeToFlags } from './flagStore';

const notKnownYet = () => undefined;

/** Whether a search may be booked online: every feature it needs is on. Undefined until that is known. */
export function useSoldOnline(terms: SearchTerms): boolean | undefined {
  const needed = featuresOfSearch(terms);
  return useSyncExternalStore(subscribeToFlags, () => readFlowFlag(needed), notKnownYet);
}
