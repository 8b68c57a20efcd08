/** A value of an answer that does not fit the contract. The reader of the item that holds it leaves the item out. */
export class MalformedError extends Error {
  constructor(expected: string) {
    // Never the value itself: it may be personal.
    super(`An answer holds something else than ${expected}`);
    this.name = 'MalformedError';
  }
}

/** The type of a value by the contract, and what an answer may hold instead. */
export type Maybe<T> = T | null | undefined;

/** What is there. Throws MalformedError. */
export function readPresent<T>(value: Maybe<T>): T {
  if (value === null || value === undefined) throw new MalformedError('a value');
  return value;
}

/** A text. Throws MalformedError. */
export function readText(value: Maybe<string>): string {
  if (typeof value !== 'string') throw new MalformedError('a text');
  return value;
}

/** A finite number. Throws MalformedError. */
export function readNumber(value: Maybe<number>): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new MalformedError('a number');
  return value;
}

/** A whole number from 0. Throws MalformedError. */
export function readCount(value: Maybe<number>): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new MalformedError('a count');
  return Number(value);
}

/** True or false. Throws MalformedError. */
export function readBoolean(value: Maybe<boolean>): boolean {
  if (typeof value !== 'boolean') throw new MalformedError('true or false');
  return value;
}

/** One of the values that this site knows. Throws MalformedError. */
export function readKnown<T extends string>(word: Maybe<string>, known: readonly T[]): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new MalformedError(`one of ${known.join(', ')}`);
  return found;
}
