import { mix, sheer } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** The wall of dressed stone that holds the bank, and the lawn above it. */
export function embankment(sheet: Sheet, light: Light, top: number, side: (y: number) => number, way: number): string {
  const { chance, height: h } = sheet;
  const thick = (y: number): number => 10 + ((y - top) / (h - top)) * 74;
  const rows = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => top + share * (h + 20 - top));
  const rim = (y: number): Point => [side(y) + way * thick(y) * 0.5, y - thick(y) * 0.62];
  const face = straight([...rows.map((y): Point => [side(y), y]), ...[...rows].reverse().map(rim)]);
  const coping = straight([
    ...rows.map(rim),
    ...[...rows].reverse().map((y): Point => [rim(y)[0] + way * thick(y) * 0.3, rim(y)[1]]),
  ]);
  const wall = way > 0 ? mix('#a08f88', light.sun, 0.25) : shaded('#a08f88', light, 0.4);
  return group([
    fill(face, fade(sheet, mix(wall, light.sun, 0.2), shaded(wall, light, 0.4))),
    ...Array.from({ length: 40 }, () => {
      const y = top + 10 + chance.next() ** 0.7 * (h - top);
      const up = chance.between(0.1, 0.8);
      return fill(
        brushed(chance, side(y) + way * thick(y) * up * 0.5, y - thick(y) * up * 0.62, thick(y) * 0.6, thick(y) * 0.1),
        sheer(chance.happens(0.5) ? light.shade : light.sun, 0.24),
      );
    }),
    fill(coping, mix('#c9b7a4', light.sun, 0.35)),
  ]);
}
