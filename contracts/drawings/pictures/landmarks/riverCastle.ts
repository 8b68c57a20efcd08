import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { afar, type Light, shaded } from '../palette';

/** The grey castle at the river's mouth: two blunt towers, one long keep. */
export function riverCastle(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const stone = afar('#c9b49c', light, 0.36);
  const roof = afar('#8a5f54', light, 0.34);
  const block = (left: number, wide: number, tall: number, peak: number): string => {
    const outline = box(x + left * s, foot - tall * s, wide * s, tall * s);
    return group([
      fill(outline, fade(sheet, mix(stone, light.sun, 0.25), shaded(stone, light, 0.3))),
      fill(outline, texture(sheet, 'plaster', shaded(stone, light, 0.6), 0.26)),
      fill(
        straight([
          [x + (left - 3) * s, foot - tall * s],
          [x + (left + wide + 3) * s, foot - tall * s],
          [x + (left + wide * 0.86) * s, foot - (tall + peak) * s],
          [x + (left + wide * 0.14) * s, foot - (tall + peak) * s],
        ]),
        roof,
      ),
      ...Array.from({ length: Math.floor(wide / 24) }, (_, index) =>
        fill(box(x + (left + 10 + index * 24) * s, foot - tall * 0.66 * s, 6 * s, 12 * s), shaded(stone, light, 0.7)),
      ),
    ]);
  };
  return group([
    block(0, 90, 150, 40),
    block(90, 150, 118, 34),
    block(240, 84, 160, 44),
    block(-110, 110, 60, 22),
    block(324, 80, 56, 20),
  ]);
}
