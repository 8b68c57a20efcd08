/** The options of a native select: from 1 to a maximum. */
export const countsTo = (max: number): readonly number[] => Array.from({ length: max }, (_, index) => index + 1);
