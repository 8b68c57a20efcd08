/** What is kept when the browser keeps nothing: it lasts until the page is left. */
const memory = new Map<string, string>();

/** What this tab keeps until it is closed; in memory where the browser forbids storage, and while the site is exported. */
export const visitStorage: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> = {
  getItem: (key) => {
    try {
      return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem: (key, value) => {
    try {
      sessionStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem: (key) => {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be reached was not kept.
    }
  },
};
