import type { GeoPosition } from '@/design-system/drawn-map/mapSheet';

/** More than these would lie over each other, and a phone would take long to find a place for each. */
export const MANY = 40;

/** The fields that many are put together by, so few that each has room for its label. */
const [ACROSS, DOWN] = [3, 4];

/** Which of the fields between the ends a value is in. */
function fieldOf(values: readonly number[], fields: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => Math.min(fields - 1, Math.floor(((value - least) / (most - least || 1)) * fields));
}

/** Each by itself; where there are many, those near each other together. */
export function nearGroups<Item extends GeoPosition>(items: readonly Item[]): readonly (readonly Item[])[] {
  const alone = items.map((item) => [item]);
  if (items.length <= MANY) return alone;
  const acrossOf = fieldOf(
    items.map(({ longitude }) => longitude),
    ACROSS,
  );
  const downOf = fieldOf(
    items.map(({ latitude }) => latitude),
    DOWN,
  );
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const field = downOf(item.latitude) * ACROSS + acrossOf(item.longitude);
    const group = groups.get(field);
    if (group) group.push(item);
    else groups.set(field, [item]);
  }
  // All in one place: there is nothing to come closer to.
  return groups.size === 1 ? alone : [...groups.values()];
}
