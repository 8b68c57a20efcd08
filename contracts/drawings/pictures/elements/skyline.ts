import type { Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** A round height: where its top is, how high, how broad. */
export type Swell = readonly [x: number, height: number, breadth: number];

/** A skyline of rounded hills over a base line, with small irregularities. */
export function skyline(sheet: Sheet, base: number, swells: readonly Swell[], unrest = 3, step = 24): Point[] {
  const { chance, width } = sheet;
  const points: Point[] = [];
  for (let x = -40; x <= width + 40 + step; x += step) {
    const rise = swells.reduce(
      (sum, [at, height, breadth]) => sum + height * Math.exp(-(((x - at) / breadth) ** 2)),
      0,
    );
    points.push([x, base - rise + chance.between(-unrest, unrest)]);
  }
  return points;
}

/** The height of a ground line at an x. */
export const heightAt = (points: readonly Point[], x: number): number => {
  const index = points.findIndex(([at]) => at >= x);
  const after = points[Math.max(1, index)] ?? [0, 0];
  const before = points[Math.max(0, index - 1)] ?? after;
  const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
  return before[1] + (after[1] - before[1]) * Math.min(1, Math.max(0, share));
};
