import { mix, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { shadow } from './shadow';
import { block, type Space } from './space';
import type { RoomStyle } from './style';

/** A small table beside the bed, a lamp and a book on it. */
export function nightTable(sheet: Sheet, space: Space, style: RoomStyle, x: number, z = space.depth - 0.42): string {
  const [lx, ly] = space.at([x + 0.2, 0.52, z + 0.2]);
  const s = space.scale(z + 0.2);
  return group([
    shadow(space, x, z, 0.42, 0.4),
    block(
      space,
      { x, y: 0.06, z, width: 0.42, height: 0.44, depth: 0.4 },
      mix(style.wood, '#ffe0a8', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    stroke(straight([space.at([x, 0.3, z]), space.at([x + 0.42, 0.3, z])], false), tone(style.wood, -0.12), 2),
    glow(sheet, lx, ly - s * 0.36, s * 1.25, '#ffd68c', 0.62),
    stroke(segment(lx, ly, lx, ly - s * 0.24), style.metal, 5),
    fill(
      straight([
        [lx - s * 0.17, ly - s * 0.22],
        [lx + s * 0.17, ly - s * 0.22],
        [lx + s * 0.11, ly - s * 0.47],
        [lx - s * 0.11, ly - s * 0.47],
      ]),
      fade(sheet, '#fff0c4', '#ffcf7c'),
    ),
    block(
      space,
      { x: x + 0.04, y: 0.5, z: z + 0.04, width: 0.16, height: 0.035, depth: 0.12 },
      style.accent,
      tone(style.accent, -0.08),
      tone(style.accent, -0.12),
    ),
  ]);
}
