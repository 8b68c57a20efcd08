/** The cache in which the service worker saves pages, to be opened without a network. */
export const SAVED_PAGES = 'sarastus.savedPages';

/** Null where the browser has no such store: on plain http, or where the guest forbids it. */
const store = (): CacheStorage | null => (typeof caches === 'undefined' ? null : caches);

/** Whether any page is saved in this browser. */
export async function hasSavedPages(): Promise<boolean> {
  try {
    return (await store()?.has(SAVED_PAGES)) ?? false;
  } catch {
    return false;
  }
}

/** Deletes every saved page and what it is made of. */
export async function forgetSavedPages(): Promise<void> {
  await store()
    ?.delete(SAVED_PAGES)
    .catch(() => false);
}
