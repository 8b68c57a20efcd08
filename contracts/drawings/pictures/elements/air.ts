import { between, glow } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

/** The light and haze over the finished picture: a glow around its source, and a calmer foreground. */
export function air(sheet: Sheet, light: Light, x: number, y: number, strength = 0.4): string {
  const { width, height } = sheet;
  return group([
    group([glow(sheet, x, y, width * 0.62, light.sun, strength, 0.8)], 'style="mix-blend-mode:soft-light"'),
    group(
      [
        fill(
          box(0, 0, width, height),
          between(sheet, 0, height, [
            [0, light.shade, 0.16],
            [0.3, light.shade, 0],
            [0.72, light.shade, 0],
            [1, light.shade, 0.34],
          ]),
        ),
      ],
      'style="mix-blend-mode:multiply"',
    ),
  ]);
}
