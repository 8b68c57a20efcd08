import { REHYDRATE_TIMEOUT_MS } from '@/config/limits';

/** Milliseconds that this page has been blocked by reading its storage. */
let waited = 0;

/**
 * Reads stored state, unless reading has taken too long already. A browser's storage answers at once, or, on a disk
 * that stalls, blocks the page; then the slices that are still to be read start with their defaults. What has been read
 * by then is used.
 */
export function inTime<T>(read: () => T | null, clock: () => number = () => performance.now()): T | null {
  if (waited >= REHYDRATE_TIMEOUT_MS) return null;
  const start = clock();
  const value = read();
  waited += Math.max(0, clock() - start);
  return value;
}
