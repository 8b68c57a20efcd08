/** The word when it is in the list, else the fallback. */
export function knownOr<T extends string, F>(word: unknown, known: readonly T[], fallback: F): T | F {
  return known.find((one) => one === word) ?? fallback;
}

/** The words that are in the list, in their own order; unknown ones are left out. */
export function knownOf<T extends string>(words: unknown, known: readonly T[]): readonly T[] {
  return Array.isArray(words) ? words.flatMap((word: unknown) => known.filter((one) => one === word)) : [];
}
