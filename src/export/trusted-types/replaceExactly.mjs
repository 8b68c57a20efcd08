/**
 * Replaces what has to stand in a file of a package exactly so often.
 * @throws Error where it does not, as after an update
 */
export function replaceExactly(source, [found, instead, times = 1]) {
  const parts = source.split(found);
  if (parts.length - 1 !== times) throw new Error(`Expected ${times} times in this file: ${found}`);
  return parts.join(instead);
}
