/** The part of Storage that slices use. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values while storage does not work: they last until the page is reloaded. */
const memory = new Map<string, string>();

/** The browser's storage; values are in memory where the browser forbids storage or has no room left. */
export const keptStorage: KeptStorage = {
  getItem: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => {
    const isStored = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    if (isStored) return void memory.delete(key);
    memory.set(key, value);
    // Otherwise the value stored before would be read as the latest.
    attempt(() => localStorage.removeItem(key));
  },
  removeItem: (key) => {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

/** Whether the last value under a key is in memory only, because the browser refused to store it. */
export function isLostWithPage(key: string): boolean {
  return memory.has(key);
}

/** Whether the browser refuses to store anything: the guest has forbidden it, or there is no room left. */
export const isStorageRefused = (): boolean =>
  !attempt(() => {
    localStorage.setItem('sarastus.lock.probe', '');
    localStorage.removeItem('sarastus.lock.probe');
    return true;
  });

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
