/**
 * A number from 0 up to, but not including, `below`, that depends only on its arguments: the same seed gives the same
 * world on every machine and after every restart.
 */
export const chance = (below: number, ...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const character of parts.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
};
