/** Values while storage does not work: they last until the page is left. */
const memory = new Map<string, string>();

/** Storage of this tab until it is closed; in memory where the browser forbids storage, and during the export. */
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
      // Without storage there is nothing to remove.
    }
  },
};

/** Removes a value. A function of its own, as the small scripts of sleeping pages remove nothing. */
export function removeFromVisit(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to read.
  }
}
