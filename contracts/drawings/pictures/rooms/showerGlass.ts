import { sheer } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { segment, straight } from '../drawing/path';
import type { Setting } from './setting';
import { face, upright } from './space';

/** A glass corner with a shower, where a wall would hide the sky. */
export function showerGlass({ sheet, space, style }: Setting, x: number): string {
  const z = space.depth - 1.1;
  const [hx, hy] = space.at([x + 0.5, 1.9, z + 0.6]);
  return group([
    fill(
      face(space, [
        [x, 0.003, z],
        [x + 1, 0.003, z],
        [x + 1, 0.003, space.depth],
        [x, 0.003, space.depth],
      ]),
      style.tile,
    ),
    stroke(
      straight(
        [space.at([x + 0.2, 0.9, space.depth - 0.1]), space.at([x + 0.2, 2, space.depth - 0.1]), [hx, hy]],
        false,
      ),
      style.metal,
      5,
    ),
    fill(
      straight([
        [hx - 22, hy + 8],
        [hx + 22, hy + 8],
        [hx + 12, hy - 6],
        [hx - 12, hy - 6],
      ]),
      style.metal,
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      stroke(segment(hx - 18 + index * 6, hy + 14, hx - 27 + index * 9, hy + 150), '#ffffff77', 1.5),
    ),
    fill(upright(space, x, 0, z, 1, 2.05), fade(sheet, '#d8f4f2', '#d8f4f2'), 'opacity="0.13"'),
    stroke(upright(space, x, 0, z, 1, 2.05), sheer('#e6fbf6', 0.75), 4),
  ]);
}
