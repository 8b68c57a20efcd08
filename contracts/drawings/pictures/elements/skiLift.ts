import { fill, group, stroke } from '../drawing/marks';
import { box, type Point, segment, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A lift: pylons up the slope, cable, chairs. */
export function skiLift(light: Light, from: Point, to: Point, count: number): string {
  const steel = shaded('#6a7284', light, 0.35);
  const tall = (share: number): number => 58 * (1 - share * 0.72);
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const heads = Array.from({ length: count }, (_, index): Point => {
    const share = index / (count - 1);
    const [px, py] = at(share);
    return [px, py - tall(share)];
  });
  return group([
    ...heads.map(([px, py], index) => {
      const t = tall(index / (count - 1));
      return stroke(
        segment(px, py + t, px, py) + segment(px - t * 0.16, py, px + t * 0.16, py),
        steel,
        Math.max(1.6, t * 0.07),
      );
    }),
    stroke(straight(heads, false), steel, 1.1),
    ...Array.from({ length: count * 2 - 2 }, (_, index) => {
      const share = (index + 0.5) / (count * 2 - 2);
      const [px, py] = at(share);
      const t = tall(share);
      return (
        stroke(segment(px, py - t, px, py - t * 0.78), steel, 1) +
        fill(box(px - t * 0.07, py - t * 0.8, t * 0.14, t * 0.16), shaded('#c4493f', light, 0.25))
      );
    }),
  ]);
}
