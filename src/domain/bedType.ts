import type { BedType } from './offer';

/** Width of one bed of a type, in centimetres. */
export function bedWidth(bedType: BedType): number {
  return Number(bedType.slice(bedType.lastIndexOf('_') + 1));
}

const counts: readonly (readonly [prefix: string, count: number])[] = [
  ['TWIN_KING', 1],
  ['TWIN_QUEEN', 1],
  ['SINGLE', 1],
  ['KING', 1],
  ['QUEEN', 1],
  ['TWIN', 2],
  ['THREE', 3],
  ['FOUR', 4],
  ['SEVEN', 7],
];

/** How many beds stand in the room. Two mattresses side by side are one bed. */
export function bedCount(bedType: BedType): number {
  return counts.find(([prefix]) => bedType.startsWith(prefix))?.[1] ?? 1;
}
