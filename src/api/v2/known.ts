/** Those of the wire's words that this site knows, in their order. A word from the future is left out, not shown raw. */
export function knownOf<T extends string>(words: readonly string[], known: readonly T[]): readonly T[] {
  return words.flatMap((word) => known.filter((one) => one === word));
}

/** The word when this site knows it, else the fallback. */
export function knownOr<T extends string, F>(word: string | null | undefined, known: readonly T[], fallback: F): T | F {
  return known.find((one) => one === word) ?? fallback;
}
