import type { Chance } from '../drawing/chance';
import { type Point, straight } from '../drawing/path';

interface Tier {
  readonly left: Point;
  readonly right: Point;
  readonly inner: number;
  readonly y: number;
}

/** The storeys of a spruce's branches, from its top down. */
export function tiers(chance: Chance, x: number, foot: number, height: number, breadth: number, count: number): Tier[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const reach = (breadth / 2) * (0.1 + 0.9 * share ** 0.85);
    const y = foot - height + height * (0.05 + share * 0.9);
    const left: Point = [x - reach * chance.between(0.72, 1.12), y + chance.between(-0.01, 0.035) * height];
    const right: Point = [x + reach * chance.between(0.72, 1.12), y + chance.between(-0.01, 0.035) * height];
    return { left, right, inner: reach * chance.between(0.36, 0.52), y };
  });
}

/** The outline of a spruce, narrow as northern ones are. */
export function spruceOutline(
  chance: Chance,
  x: number,
  foot: number,
  height: number,
  breadth = height * 0.34,
  count = 7,
): string {
  const levels = tiers(chance, x, foot, height, breadth, count);
  const lean = chance.between(-0.015, 0.015) * height;
  const right: Point[] = [];
  const left: Point[] = [];
  for (const { left: tipLeft, right: tipRight, inner, y } of levels) {
    right.push(tipRight, [x + inner, y - height * 0.012]);
    left.push(tipLeft, [x - inner, y - height * 0.012]);
  }
  return straight([
    [x + lean, foot - height],
    ...right,
    [x + breadth * 0.05, foot],
    [x - breadth * 0.05, foot],
    ...left.reverse(),
  ]);
}
