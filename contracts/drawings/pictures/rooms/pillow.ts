import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { blob, fill, group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Space } from './space';

/** A pillow against the headboard. */
export function pillow(
  sheet: Sheet,
  space: Space,
  x: number,
  y: number,
  z: number,
  width: number,
  colour: string,
): string {
  const { chance } = sheet;
  const [cx, cy] = space.at([x + width / 2, y + 0.17, z]);
  const s = space.scale(z);
  return group([
    fill(blob(chance, cx + 2, cy + 4, width * s * 0.5, s * 0.2, 0.05, 12), sheer('#3a3048', 0.18)),
    fill(
      blob(chance, cx, cy, width * s * 0.48, s * 0.19, 0.06, 12),
      linear(sheet, [
        [0, mix(colour, '#ffffff', 0.4)],
        [0.5, colour],
        [1, mix(colour, '#8a7f9a', 0.34)],
      ]),
    ),
    stroke(
      curve([
        [cx - width * s * 0.3, cy + s * 0.05],
        [cx - width * s * 0.1, cy + s * 0.1],
        [cx + width * s * 0.08, cy + s * 0.06],
      ]),
      sheer('#7a6f8a', 0.35),
      1.6,
    ),
  ]);
}
