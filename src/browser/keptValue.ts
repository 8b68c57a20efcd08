import { STATE_VERSION } from '@/config/limits';
import type { KeptStorage } from './keptStorage';

interface Kept {
  readonly version: number;
  readonly savedAt: number;
  readonly value: unknown;
}

/** Where a slice is kept in this browser, and for how long. */
export interface Keeping<T> {
  readonly key: string;
  /** Reads a stored value; null when it is not one of ours. Never throws. */
  readonly parse: (value: unknown) => T | null;
  /** Forgotten this many milliseconds after it was last written. */
  readonly lifetimeMs: number;
  /** The part of a value that is written; default: all of it. */
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

/** Makes the atoms of this tab read a slice that was written without them; in other tabs the browser does so itself. */
export function announceWrite(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
