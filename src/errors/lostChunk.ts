const RELOADED_AT = 'sarastus.reloadedForChunk';

/** A reload helps once; after this long a second lost chunk is taken for another deployment. */
const AGAIN_AFTER_MS = 60_000;

/** Whether an error means that a chunk of the site's code could not be loaded, as after a new deployment. */
export function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message))
  );
}

interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  /** Milliseconds. */
  readonly now: number;
  /** Without a network a reload would leave the page for the browser's error page. */
  readonly isOnline: boolean;
}

/** Reloads the page for its new code, unless that was tried a moment ago. True when it reloads. */
export function reloadOnceForLostChunk(error: unknown, page: Page): boolean {
  if (!isLostChunk(error) || !page.isOnline) return false;
  try {
    const last = Number(page.storage.getItem(RELOADED_AT) ?? 0);
    if (page.now - last < AGAIN_AFTER_MS) return false;
    page.storage.setItem(RELOADED_AT, String(page.now));
  } catch {
    // Without storage the first reload is not remembered, and reloading again and again is worse than a broken page.
    return false;
  }
  page.reload();
  return true;
}
