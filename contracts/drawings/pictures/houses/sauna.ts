import { mix } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { steam } from '../elements/steam';
import { type Light, shaded } from '../palette';

/** A small log sauna with snow on its roof, smoke from its chimney. */
export function sauna(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const log = shaded('#7a5238', light, 0.35);
  const snow = mix(light.ground, '#ffffff', 0.25);
  return group([
    glow(sheet, x + s * 0.5, foot - s * 0.3, s * 1.4, '#ffb95e', 0.55),
    steam(sheet, x + s * 0.74, foot - s * 1.02, s * 1.1, s * 0.7, '#cfd6e8', 0.5),
    fill(box(x, foot - s * 0.5, s, s * 0.5), log),
    fill(
      straight([
        [x, foot - s * 0.5],
        [x + s * 0.5, foot - s * 0.86],
        [x + s, foot - s * 0.5],
      ]),
      log,
    ),
    fill(
      straight([
        [x, foot],
        [x, foot - s * 0.5],
        [x + s * 0.5, foot - s * 0.86],
        [x + s, foot - s * 0.5],
        [x + s, foot],
      ]),
      texture(sheet, 'logs', '#1c1626', 0.5),
    ),
    fill(box(x + s * 0.68, foot - s * 1, s * 0.12, s * 0.3), '#4a3f4c'),
    fill(
      curve(
        [
          [x - s * 0.16, foot - s * 0.42],
          [x + s * 0.2, foot - s * 0.78],
          [x + s * 0.5, foot - s * 1],
          [x + s * 0.8, foot - s * 0.78],
          [x + s * 1.16, foot - s * 0.42],
          [x + s * 0.8, foot - s * 0.6],
          [x + s * 0.5, foot - s * 0.8],
          [x + s * 0.2, foot - s * 0.6],
        ],
        true,
      ),
      snow,
    ),
    fill(box(x + s * 0.14, foot - s * 0.38, s * 0.26, s * 0.22), fade(sheet, '#ffe2a0', '#f2a04e')),
    fill(box(x + s * 0.58, foot - s * 0.42, s * 0.24, s * 0.42), '#c9743a'),
  ]);
}
