import { MalformedError, readText } from './readLeaf';
import type { Maybe } from './readLeaf';
import { reportBug } from './reportBug';

/**
 * Reads a list item by item. One that does not fit the contract is left out and reported; the others stay. What is no
 * list throws MalformedError.
 */
export function readEach<Item, T>(items: Maybe<readonly Item[]>, read: (item: Item) => T): readonly T[] {
  if (!Array.isArray(items)) throw new MalformedError('a list');
  const errors: unknown[] = [];
  const whole = (items as readonly Item[]).flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      errors.push(error);
      return [];
    }
  });
  const [first] = errors;
  if (first) report(new Error(`${errors.length} of ${items.length} items could not be read`, { cause: first }));
  return whole;
}

/**
 * Reads a list whose emptiness is told to the guest, such as the hotels of a search: as `readEach`, but when none of its
 * items can be read it throws MalformedError, since "none" would be untrue.
 */
export function readSome<Item, T>(items: Maybe<readonly Item[]>, read: (item: Item) => T): readonly T[] {
  const found = readEach(items, read);
  if (found.length === 0 && items && items.length > 0) throw new MalformedError('a readable item');
  return found;
}

/**
 * Reads a value that the item can do without: where it does not fit the contract, it is reported and replaced by the
 * fallback.
 */
export function readOr<T, F>(fallback: F, read: () => T): T | F {
  try {
    return read();
  } catch (error) {
    report(error);
    return fallback;
  }
}

/** A text that the item can do without. */
export function readTextOr<F>(fallback: F, value: Maybe<string>): string | F {
  return readOr(fallback, () => readText(value));
}

/** A value that an answer may leave out: null where it does, and, with a report, where it does not fit the contract. */
export function readOptional<Value, T>(value: Maybe<Value>, read: (value: Value) => T): T | null {
  return value === null || value === undefined ? null : readOr(null, () => read(value));
}

const reported = new Set<string>();

/** Each kind of bad value is reported once per visit: an answer with 500 hotels may have it 500 times. */
function report(error: unknown): void {
  const kind = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  if (reported.has(kind)) return;
  reported.add(kind);
  reportBug(error);
}
