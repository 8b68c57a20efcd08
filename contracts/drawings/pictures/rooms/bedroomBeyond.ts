import { mix } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { within } from '../drawing/sheet';
import { bed } from './bed';
import { headboard } from './headboard';
import type { Setting } from './setting';
import { face, upright } from './space';

/** A bedroom behind an open door: two beds side by side, a lamp. */
export function bedroomBeyond({ sheet, space, style }: Setting, x: number, width: number): string {
  const outline = upright(space, x, 0, space.depth, width, 2.1);
  const far = { ...space, depth: space.depth + 2.3 };
  return group([
    group(
      [
        fill(outline, mix(style.wall, '#ffd890', 0.3)),
        fill(
          face(space, [
            [x - 0.6, 0, space.depth],
            [x + width + 0.6, 0, space.depth],
            [x + width + 0.6, 0, far.depth],
            [x - 0.6, 0, far.depth],
          ]),
          mix(style.floor, '#3a2430', 0.14),
        ),
        fill(
          upright(space, x - 0.8, 0, far.depth, width + 1.6, 2.6),
          fade(sheet, mix(style.wall, '#ffe2a8', 0.4), mix(style.wall, '#3a2a3a', 0.2)),
        ),
        glow(sheet, ...space.at([x + width / 2, 1.1, far.depth - 0.1]), 120, '#ffd68c', 0.7),
        headboard(sheet, far, style, x - 0.1, width + 0.2, 'panel'),
        bed(sheet, far, style, { x: x + 0.02, width: 0.8 }),
        bed(sheet, far, style, { x: x + width - 0.82, width: 0.8 }),
      ],
      `clip-path="${within(sheet, outline)}"`,
    ),
    stroke(outline, mix('#fbf0dc', style.wood, 0.35), 9),
  ]);
}
