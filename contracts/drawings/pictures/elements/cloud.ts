import { type Colour, sheer } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { curve, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** A long flat cloud: its lit edge below or above, its body in shade. */
export function cloud(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  body: Colour,
  edge: Colour,
  litBelow = true,
): string {
  const { chance } = sheet;
  const layer = (cx: number, cy: number, long: number, tall: number): string => {
    const top: Point[] = [];
    const foot: Point[] = [];
    const steps = 8;
    for (let index = 0; index <= steps; index += 1) {
      const share = index / steps;
      const along = cx + (share - 0.5) * long;
      const swell = Math.max(0, Math.sin(share * Math.PI)) ** 0.55 * tall;
      top.push([along, cy - swell * chance.between(0.75, 1.2)]);
      foot.unshift([along + chance.between(-0.01, 0.01) * long, cy + swell * chance.between(0.2, 0.42)]);
    }
    return curve([...top, ...foot], true);
  };
  const rim = litBelow ? length * 0.008 : -length * 0.01;
  const strata = [
    [0, 0, 1, 1],
    [-0.26, -0.03, 0.52, 0.8],
    [0.24, 0.03, 0.6, 0.62],
    [0.1, -0.055, 0.34, 0.6],
  ] as const;
  return group(
    strata.flatMap(([dx, dy, long, tall]) => {
      const [cx, cy] = [x + dx * length + chance.between(-0.04, 0.04) * length, y + dy * length];
      const thick = length * 0.042 * tall;
      return [
        fill(layer(cx, cy + rim, length * long, thick), sheer(edge, 0.62)),
        fill(layer(cx, cy, length * long * 0.97, thick), sheer(body, 0.6)),
      ];
    }),
  );
}
