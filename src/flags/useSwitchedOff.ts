import { useMemo, useSyncExternalStore } from 'react';
import { searchFeatures } from '@/domain/search/searchFeatures';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { readFlag, subscribeToFlags } from './flagStore';

const unheard = () => () => undefined;
const nothing = () => '';
const read = () => searchFeatures.filter((feature) => readFlag(feature, true) === false).join();

/**
 * The search features that are switched off, as far as is known: a configuration that does not load switches nothing
 * off. While `isWanted` is false none is asked for.
 */
export function useSwitchedOff(isWanted = true): ReadonlySet<SearchFeature> {
  const off = useSyncExternalStore(isWanted ? subscribeToFlags : unheard, isWanted ? read : nothing, nothing);
  return useMemo(() => new Set(searchFeatures.filter((feature) => off.split(',').includes(feature))), [off]);
}
