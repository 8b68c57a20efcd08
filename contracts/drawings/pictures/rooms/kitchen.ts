import { mix, sheer, tone } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { shadow } from './shadow';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** A small kitchen along the back wall. */
export function kitchen(sheet: Sheet, space: Space, style: RoomStyle, x: number, width: number): string {
  const z = space.depth - 0.6;
  const wall = space.depth;
  const [px, py] = space.at([x + width * 0.66, 0.92, z + 0.3]);
  return group([
    shadow(space, x, z, width, 0.6),
    fill(upright(space, x, 0.9, wall - 0.01, width, 0.5), mix(style.tile, '#ffffff', 0.2)),
    block(
      space,
      { x, y: 0, z, width, height: 0.86, depth: 0.6 },
      '#e6ddd0',
      style.throwCloth,
      tone(style.throwCloth, -0.08),
    ),
    block(
      space,
      { x: x - 0.02, y: 0.86, z: z - 0.02, width: width + 0.04, height: 0.05, depth: 0.62 },
      mix(style.wood, '#ffe8c0', 0.5),
      mix(style.wood, '#ffe8c0', 0.2),
      style.wood,
    ),
    ...Array.from({ length: 3 }, (_, index) =>
      group([
        stroke(
          upright(space, x + 0.03 + (index * (width - 0.04)) / 3, 0.08, z - 0.01, (width - 0.12) / 3, 0.74),
          sheer('#1f1a2a', 0.35),
          2,
        ),
        fill(upright(space, x + (width / 3) * (index + 0.5) - 0.06, 0.76, z - 0.02, 0.12, 0.02), style.metal),
      ]),
    ),
    block(
      space,
      { x, y: 1.5, z: wall - 0.34, width, height: 0.5, depth: 0.32 },
      style.wood,
      mix(style.wood, '#ffe8c0', 0.15),
      tone(style.wood, -0.1),
    ),
    stroke(
      straight([space.at([x + width / 2, 1.5, wall - 0.34]), space.at([x + width / 2, 2, wall - 0.34])], false),
      tone(style.wood, -0.12),
      2,
    ),
    glow(sheet, ...space.at([x + width / 2, 1.44, wall - 0.2]), 150, '#ffdf9c', 0.5, 0.6),
    fill(`M${short(px - 20)} ${short(py)}v-22h40v22Z`, '#b4483f'),
    stroke(
      curve([
        [px + 20, py - 18],
        [px + 34, py - 20],
        [px + 34, py - 8],
      ]),
      '#b4483f',
      4,
    ),
    stroke(
      curve([
        space.at([x + 0.3, 0.92, wall - 0.1]),
        space.at([x + 0.3, 1.2, wall - 0.1]),
        space.at([x + 0.42, 1.2, wall - 0.16]),
        space.at([x + 0.42, 1.1, wall - 0.16]),
      ]),
      style.metal,
      4,
    ),
  ]);
}
