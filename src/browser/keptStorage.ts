/** The part of Storage that slices use. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept when the browser keeps nothing: it lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** The browser's storage, with memory behind it where the browser forbids or has no room for ours. */
export const keptStorage: KeptStorage = {
  getItem: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => {
    const isStored = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    if (isStored) return void memory.delete(key);
    memory.set(key, value);
    // What was stored before would come back as if it were the latest.
    attempt(() => localStorage.removeItem(key));
  },
  removeItem: (key) => {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

/** Whether what was written last under a key is lost with this page, because the browser would not keep it. */
export function isLostWithPage(key: string): boolean {
  return memory.has(key);
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
