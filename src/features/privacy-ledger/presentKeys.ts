import { deleteCookie } from '@/browser/deleteCookie';
import { forgetSavedPages, hasSavedPages, SAVED_PAGES } from '@/browser/savedPages';
import { entryOf } from './keptKeys';
import type { KeptPlace } from './keptKeys';

/** A key that this browser stores now. */
export interface PresentKey {
  readonly place: KeptPlace;
  readonly key: string;
}

function storageOf(place: 'local' | 'session'): Storage | null {
  try {
    return place === 'local' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

const keysOf = (place: 'local' | 'session'): readonly PresentKey[] => {
  const storage = storageOf(place);
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index))
    .filter((key) => key !== null)
    .map((key) => ({ place, key }));
};

const cookies = (): readonly PresentKey[] =>
  document.cookie
    .split(';')
    .map((part) => part.split('=')[0]?.trim() ?? '')
    .filter((key) => key !== '')
    .map((key) => ({ place: 'cookie', key }));

/** The pages that are saved for a time without a network: their store answers later than the others. */
export const savedPages = async (): Promise<readonly PresentKey[]> =>
  (await hasSavedPages()) ? [{ place: 'files', key: SAVED_PAGES }] : [];

/** Everything else that a page can see of what this browser stores for this site. */
export function presentKeys(): readonly PresentKey[] {
  return [...keysOf('local'), ...keysOf('session'), ...cookies()].sort((a, b) => a.key.localeCompare(b.key, 'en'));
}

/** Those of them that this site, or a service on it, stores. */
export const ownOf = (keys: readonly PresentKey[]): readonly PresentKey[] =>
  keys.filter(({ place, key }) => entryOf(place, key) !== null);

/** Deletes keys, and dispatches a storage event as another tab would, so that the page updates. */
export function deleteKeys(keys: readonly PresentKey[]): void {
  for (const { place, key } of keys) {
    if (place === 'files') {
      void forgetSavedPages();
      continue;
    }
    const storage = place === 'cookie' ? null : storageOf(place);
    if (place === 'cookie') deleteCookie(key);
    storage?.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
  }
}
