import { STATE_VERSION } from '@/config/limits';
import type { KeptStorage } from './keptStorage';

interface Kept {
  readonly version: number;
  readonly savedAt: number;
  readonly value: unknown;
}

/** Where a slice is stored in this browser, and for how long. */
export interface Keeping<T> {
  readonly key: string;
  /** For a slice that is stored under one of several names: the other names, and which one a value goes to. */
  readonly otherKeys?: readonly string[];
  readonly keyOf?: (value: T) => string;
  /** Reads a stored value; null when it does not fit. Never throws. */
  readonly parse: (value: unknown) => T | null;
  /** Milliseconds after the last write for which the value is read. */
  readonly lifetimeMs: number;
  /** What is read of a value past its lifetime, and until when after the last write; default: nothing. */
  readonly outliving?: { readonly lifetimeMs: number; readonly part: (value: T) => T | null };
  /**
   * The value that is written over the stored one, for a slice of which other tabs change a part at once: that part is
   * taken from what is stored. Default: the value as it is.
   */
  readonly withStored?: (value: T, stored: T) => T;
  /** The part of a value that is written; default: all of it. */
  readonly toKept?: (value: T) => T;
}

export const hoursInMs = (hours: number) => hours * 3_600_000;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'version' in value && 'savedAt' in value && 'value' in value;
}

/** Every name that a slice may be stored under. */
export const keysOf = ({ key, otherKeys = [] }: Names): readonly string[] => [key, ...otherKeys];

type Names = Pick<Keeping<never>, 'key' | 'otherKeys'>;

/** The stored value of a slice, or null when there is none, it is too old, of another version or broken. */
export function readKept<T>(storage: KeptStorage, keeping: Keeping<T>, now: number): T | null {
  for (const key of keysOf(keeping)) {
    const value = readUnder(key, storage, keeping, now);
    if (value !== null) return value;
  }
  return null;
}

function readUnder<T>(
  key: string,
  storage: KeptStorage,
  { parse, lifetimeMs, outliving }: Keeping<T>,
  now: number,
): T | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isKept(kept) || kept.version !== STATE_VERSION) return null;
    const age = typeof kept.savedAt === 'number' ? now - kept.savedAt : Infinity;
    if (age <= lifetimeMs) return parse(kept.value);
    const whole = outliving && age <= outliving.lifetimeMs ? parse(kept.value) : null;
    const part = whole && outliving ? outliving.part(whole) : null;
    // What is not read any more is not stored any more.
    if (part === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...kept, value: part }));
    return part;
  } catch {
    return null;
  }
}

/** Stores a slice, with the moment it was written, under one name only. */
export function writeKept<T>(
  storage: KeptStorage,
  keeping: Omit<Keeping<T>, 'parse' | 'lifetimeMs' | 'outliving' | 'withStored'>,
  value: T,
  now: number,
): void {
  const { keyOf, toKept } = keeping;
  const key = keyOf?.(value) ?? keeping.key;
  const kept: Kept = { version: STATE_VERSION, savedAt: now, value: toKept ? toKept(value) : value };
  storage.setItem(key, JSON.stringify(kept));
  // Written before the old one is removed: another tab that reads in between finds one of them.
  for (const other of keysOf(keeping)) if (other !== key) storage.removeItem(other);
}

/** Removes a slice under all its names. */
export function removeKept(storage: KeptStorage, keeping: Names): void {
  for (const key of keysOf(keeping)) storage.removeItem(key);
}

/**
 * Makes the atoms of this tab read a slice that was written directly to storage; in other tabs the browser's own event
 * does so.
 */
export function announceWrite(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
