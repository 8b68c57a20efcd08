import { useSyncExternalStore } from 'react';
import type { OptionalFeature, SiteFeature } from './flagNames';
import { readFlag, subscribeToFlags } from './flagStore';

const notKnownYet = () => undefined;

/** Whether an optional feature is on; undefined until that is known. Off when the configuration does not load. */
export function useFeature(name: OptionalFeature | SiteFeature): boolean | undefined {
  return useSyncExternalStore(subscribeToFlags, () => readFlag(name, false), notKnownYet);
}
