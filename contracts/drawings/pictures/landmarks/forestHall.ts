import { mix } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';

/** The concert hall: glass outside, a forest of wooden pillars within. */
export function forestHall(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const wood = mix('#c98f52', light.sun, 0.15);
  return group([
    fill(
      box(x, foot - 104 * s, 240 * s, 104 * s),
      linear(sheet, [
        [0, '#ffdc9c'],
        [0.6, '#f0b466'],
        [1, '#b5703c'],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, index) => {
      const px = x + (16 + index * 30) * s;
      return stroke(
        straight(
          [
            [px, foot],
            [px, foot - 62 * s],
            [px - 12 * s, foot - 102 * s],
          ],
          false,
        ) + segment(px, foot - 62 * s, px + 12 * s, foot - 102 * s),
        shaded(wood, light, 0.3),
        3.4 * s,
      );
    }),
    ...[0.25, 0.5, 0.75].map((share) =>
      stroke(
        segment(x, foot - 104 * s * share, x + 240 * s, foot - 104 * s * share),
        shaded('#e8eef0', light, 0.1),
        1.4,
      ),
    ),
    fill(
      straight([
        [x - 10 * s, foot - 102 * s],
        [x + 252 * s, foot - 102 * s],
        [x + 252 * s, foot - 116 * s],
        [x - 10 * s, foot - 116 * s],
      ]),
      shaded('#d9d4cc', light, 0.15),
    ),
    fill(box(x - 120 * s, foot - 70 * s, 122 * s, 70 * s), '#a8543e'),
    fill(box(x - 120 * s, foot - 70 * s, 122 * s, 70 * s), texture(sheet, 'brick', '#5a2c28', 0.35)),
    ...[0, 1, 2, 3].map((index) =>
      fill(box(x - (108 - index * 28) * s, foot - 52 * s, 14 * s, 30 * s), shaded('#5c6a78', light, 0.2)),
    ),
    fill(box(x - 124 * s, foot - 76 * s, 128 * s, 8 * s), shaded('#d9d4cc', light, 0.2)),
  ]);
}
