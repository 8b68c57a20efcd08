import { useState } from 'react';
import { readEarly } from './earlyTexts';
import type { EarlyText } from './earlyTexts';
import { useHydrated } from '../useHydrated';

/**
 * What a script wrote into the page before React ran, so that React's first render has the same; empty on the server, in
 * a page that React opened, and once the page itself knows better.
 */
export function useEarlyText(name: EarlyText, isKnown: boolean): readonly string[] {
  const isHydrated = useHydrated();
  const [written, setWritten] = useState(() => (isHydrated || typeof document === 'undefined' ? [] : readEarly(name)));
  // Never shown again, as where the next search has no place.
  if (isKnown && written.length > 0) setWritten([]);
  return written;
}
