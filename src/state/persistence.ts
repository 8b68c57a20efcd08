import type { AtomEffect } from 'recoil';
import { STATE_VERSION } from '@/config/limits';
import { inTime } from './inTime';

interface Kept {
  readonly version: number;
  readonly savedAt: number;
  readonly value: unknown;
}

/** The part of Storage that slices use. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a slice is kept in this browser, and for how long. */
export interface Keeping<T> {
  readonly key: string;
  /** Reads a stored value; null when it is not one of ours. Never throws. */
  readonly parse: (value: unknown) => T | null;
  /** Forgotten this many milliseconds after it was last written. */
  readonly lifetimeMs: number;
  /** What of a value is written; all of it when not told. */
  readonly toKept?: (value: T) => T;
}

export const hoursInMs = (hours: number) => hours * 3_600_000;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'version' in value && 'savedAt' in value && 'value' in value;
}

/** The stored value of a slice, or null when there is none, it is too old, of another version or broken. */
export function readKept<T>(storage: KeptStorage, { key, parse, lifetimeMs }: Keeping<T>, now: number): T | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isKept(kept) || kept.version !== STATE_VERSION) return null;
    if (typeof kept.savedAt !== 'number' || now - kept.savedAt > lifetimeMs) {
      storage.removeItem(key);
      return null;
    }
    return parse(kept.value);
  } catch {
    return null;
  }
}

/** Stores a slice, with the moment it was written. */
export function writeKept<T>(storage: KeptStorage, key: string, value: T, now: number): void {
  storage.setItem(key, JSON.stringify({ version: STATE_VERSION, savedAt: now, value } satisfies Kept));
}

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

/**
 * Keeps an atom in this browser and follows what other tabs write. Screens that use such atoms render after mount
 * only, so reading storage at once cannot make hydration differ.
 */
export function keptInBrowser<T>(keeping: Keeping<T>): AtomEffect<T> {
  return ({ setSelf, onSet, resetSelf }) => {
    // An export has nothing to keep and nobody to follow.
    if (typeof window === 'undefined') return undefined;
    const storage = keptStorage;
    const kept = inTime(() => readKept(storage, keeping, Date.now()));
    if (kept !== null) setSelf(kept);
    onSet((value, _before, isReset) => {
      if (isReset) storage.removeItem(keeping.key);
      else writeKept(storage, keeping.key, keeping.toKept ? keeping.toKept(value) : value, Date.now());
    });
    const follow = (event: StorageEvent) => {
      if (event.key !== keeping.key) return;
      const other = readKept(storage, keeping, Date.now());
      if (other === null) resetSelf();
      else setSelf(other);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  };
}

/** Tells the atoms of this tab that a slice was written past them; other tabs hear it from the browser. */
export function tellOfChange(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
