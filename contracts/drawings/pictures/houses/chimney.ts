import { mix, tone } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

/** A chimney of brick, snow on it in winter. */
export const chimney = (sheet: Sheet, light: Light, x: number, y: number, size: number, snow: boolean): string => {
  const brick = mix('#9c5a48', light.shade, 0.3);
  const parts = [
    fill(box(x, y - size * 1.5, size, size * 2), brick),
    fill(box(x + size * 0.6, y - size * 1.5, size * 0.4, size * 2), tone(brick, -0.06)),
    fill(box(x - 2, y - size * 1.65, size + 4, size * 0.28), tone(brick, -0.04)),
  ];
  if (snow)
    parts.push(
      fill(
        curve([
          [x - 3, y - size * 1.6],
          [x + size * 0.3, y - size * 1.95],
          [x + size + 3, y - size * 1.6],
        ]) + 'Z',
        mix(light.ground, '#ffffff', 0.3),
      ),
    );
  return group(parts);
};
