import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { afar, type Light, shaded } from '../palette';

/** A white hall that fans out like a hand of cards, after the town's architect. */
export function fanHall(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const white = afar(mix('#f6f1e6', light.sun, 0.15), light, 0.12);
  return group([
    ...[0, 1, 2, 3].map((index) => {
      const left = x + index * 58 * s;
      const tall = (74 + index * 17) * s;
      return group([
        fill(
          straight([
            [left, foot],
            [left, foot - tall],
            [left + 58 * s, foot - tall - 16 * s],
            [left + 58 * s, foot],
          ]),
          fade(sheet, white, shaded(white, light, 0.24)),
        ),
        fill(
          straight([
            [left + 50 * s, foot],
            [left + 50 * s, foot - tall - 14 * s],
            [left + 58 * s, foot - tall - 16 * s],
            [left + 58 * s, foot],
          ]),
          shaded(white, light, 0.42),
        ),
        ...[0, 1, 2, 3].map((slit) =>
          fill(box(left + (8 + slit * 11) * s, foot - tall * 0.8, 4 * s, tall * 0.56), '#f0c480'),
        ),
      ]);
    }),
    fill(box(x - 70 * s, foot - 40 * s, 70 * s, 40 * s), '#b5603f'),
    fill(box(x - 74 * s, foot - 46 * s, 78 * s, 7 * s), white),
    ...[0, 1, 2].map((index) => fill(box(x - (60 - index * 20) * s, foot - 30 * s, 11 * s, 24 * s), '#ffd890')),
  ]);
}
