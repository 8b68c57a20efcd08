import { startTransition, useEffect, useState } from 'react';
import { replayInput } from '@/browser/handover/replayInput';
import { announceAwake, announceHydrated } from '@/browser/handover/awake';

/**
 * Takes a page over from the script that watched it while it slept. Not in the first effects: what forms set in theirs,
 * and what is read from storage (`useHydrated`), is rendered before a held press reaches them.
 */
export function useAwake(): void {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    announceHydrated();
    startTransition(() => setReady(true));
  }, []);
  useEffect(() => {
    if (!isReady) return;
    announceAwake();
    replayInput();
  }, [isReady]);
}
