/** The options of a native select: every number from the least to the most. */
export const countsBetween = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);
