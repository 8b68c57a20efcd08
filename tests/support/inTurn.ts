/** `npm test -- --whole`: every test for every language, window, theme and API that it is written for. */
export const isWhole = Boolean(process.env.WHOLE);

/**
 * What a test is repeated for: everything in a whole run. Otherwise `count` of the values, spread over all of them, from
 * the one whose turn it is. Other places have other turns, so that each language and width is used somewhere.
 * @param turn any whole number of 0 or more; of nested loops, the place in the outer one
 */
export function inTurn<T>(values: readonly T[], turn: number, count = 1, whole = isWhole): readonly T[] {
  if (whole || values.length <= count) return values;
  const taken = Array.from(
    { length: count },
    (_, each) => (turn + Math.floor((each * values.length) / count)) % values.length,
  );
  return values.filter((_, place) => taken.includes(place));
}

/** Values that one test can take several of: one by one in a whole run, otherwise in so many groups. */
export function inGroups<T>(values: readonly T[], count: number, whole = isWhole): readonly (readonly T[])[] {
  if (whole) return values.map((value) => [value]);
  return Array.from({ length: count }, (_, group) => values.filter((_value, place) => place % count === group));
}
