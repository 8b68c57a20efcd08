import { REHYDRATE_TIMEOUT_MS } from '@/config/limits';

/** Milliseconds that this page has stood still for its storage. */
let waited = 0;

/**
 * Reads stored state, unless reading has taken its time already. A browser's storage answers at once, or, on a disk that
 * stalls, holds the page until it does; then the slices that are still to be read begin with their defaults. What has
 * been read by then is used: nothing else could happen meanwhile.
 */
export function inTime<T>(read: () => T | null, clock: () => number = () => performance.now()): T | null {
  if (waited >= REHYDRATE_TIMEOUT_MS) return null;
  const begun = clock();
  const value = read();
  waited += Math.max(0, clock() - begun);
  return value;
}
