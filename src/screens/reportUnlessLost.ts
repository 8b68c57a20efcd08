import { reportBug } from '@/api/reportBug';
import { reloadOnceForLostChunk } from '@/errors/lostChunk';

/** Reports an error, unless it is code that a new deployment replaced: then the page reloads once. */
export function reportUnlessLost(error: unknown): void {
  const isReloading = reloadOnceForLostChunk(error, {
    // Read here rather than as a default: a browser may throw at access to its storage.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
    now: Date.now(),
    isOnline: navigator.onLine,
  });
  if (!isReloading) reportBug(error);
}
