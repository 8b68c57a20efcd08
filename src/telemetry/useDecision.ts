import { useSyncExternalStore } from 'react';
import type { ConsentDecision } from '@/domain/guest/consent';
import { readDecision, subscribeToDecision } from './consent';

const notKnownYet = () => undefined;

/** The guest's decision; null before it, undefined until storage has been read. */
export function useDecision(): ConsentDecision | null | undefined {
  return useSyncExternalStore(subscribeToDecision, () => readDecision(), notKnownYet);
}
