import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { afar, type Light, shaded } from '../palette';

/** The long white hall of marble on the bay. */
export function marbleHall(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const marble = afar(mix('#f7f4ec', light.sun, 0.2), light, 0.12);
  const block = (left: number, wide: number, tall: number): string =>
    fill(box(x + left * s, foot - tall * s, wide * s, tall * s), fade(sheet, marble, shaded(marble, light, 0.22)));
  const slits = (left: number, wide: number, tall: number): string[] =>
    Array.from({ length: Math.floor(wide / 11) }, (_, index) =>
      fill(
        box(x + (left + 5 + index * 11) * s, foot - (tall - 14) * s, 4.5 * s, (tall - 22) * s),
        shaded(marble, light, 0.55),
      ),
    );
  return group([
    fill(
      straight([
        [x + 60 * s, foot - 62 * s],
        [x + 60 * s, foot - 128 * s],
        [x + 150 * s, foot - 150 * s],
        [x + 150 * s, foot - 62 * s],
      ]),
      marble,
    ),
    fill(
      straight([
        [x + 150 * s, foot - 62 * s],
        [x + 150 * s, foot - 150 * s],
        [x + 180 * s, foot - 132 * s],
        [x + 180 * s, foot - 62 * s],
      ]),
      shaded(marble, light, 0.35),
    ),
    block(0, 420, 66),
    ...slits(0, 420, 66),
    block(270, 130, 90),
    block(-80, 90, 42),
    ...slits(-80, 90, 42),
    fill(box(x - 90 * s, foot - 6 * s, 530 * s, 9 * s), shaded(marble, light, 0.3)),
  ]);
}
