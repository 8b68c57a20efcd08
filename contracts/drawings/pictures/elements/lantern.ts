import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** A lantern of ice or iron standing in the snow. */
export const lantern = (sheet: Sheet, x: number, y: number, size: number): string =>
  group([
    glow(sheet, x, y - size * 0.4, size * 5, '#ffc46a', 0.6),
    glow(sheet, x, y + 2, size * 4, '#ffc46a', 0.4, 0.25),
    fill(box(x - size * 0.34, y - size, size * 0.68, size), '#ffe2a0'),
    fill(
      straight([
        [x - size * 0.5, y - size],
        [x + size * 0.5, y - size],
        [x, y - size * 1.5],
      ]),
      '#4a3f52',
    ),
    stroke(
      segment(x - size * 0.34, y - size, x - size * 0.34, y) + segment(x + size * 0.34, y - size, x + size * 0.34, y),
      '#4a3f52',
      1.6,
    ),
  ]);
