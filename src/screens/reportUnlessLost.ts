import { reportBug } from '@/api/reportBug';
import { reloadOnceForLostChunk } from '@/errors/lostChunk';

/** What broke is reported, unless it is code that a new deployment replaced: then the page fetches the new one, once. */
export function reportUnlessLost(error: unknown): void {
  const isReloading = reloadOnceForLostChunk(error, {
    // Asked late: a browser may refuse even to show its storage.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
    now: Date.now(),
  });
  if (!isReloading) reportBug(error);
}
