import { mix, tone } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { shadow } from './shadow';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

const deskChair = (space: Space, style: RoomStyle, x: number, z: number): readonly string[] => [
  ...[0, 0.38].map((dx) => fill(upright(space, x + dx, 0, z - 0.44, 0.035, 0.44), tone(style.wood, -0.16))),
  block(
    space,
    { x, y: 0.43, z: z - 0.44, width: 0.42, height: 0.06, depth: 0.42 },
    mix(style.seat, '#ffffff', 0.12),
    style.seat,
    tone(style.seat, -0.08),
  ),
  fill(upright(space, x + 0.01, 0.62, z - 0.46, 0.4, 0.26), tone(style.seat, -0.03)),
  ...[0.02, 0.37].map((dx) => fill(upright(space, x + dx, 0.46, z - 0.455, 0.03, 0.36), tone(style.wood, -0.16))),
];

/** A desk with its chair and a reading lamp. */
export function desk(sheet: Sheet, space: Space, style: RoomStyle, x: number, width = 1.2, hasChair = true): string {
  const z = space.depth - 0.62;
  const [lx, ly] = space.at([x + width - 0.2, 0.76, z + 0.3]);
  const s = space.scale(z);
  const leg = (dx: number, dz: number): string =>
    fill(upright(space, x + dx, 0, z + dz, 0.05, 0.74), tone(style.wood, -0.1));
  return group([
    shadow(space, x, z, width, 0.55),
    leg(0.02, 0.5),
    leg(width - 0.07, 0.5),
    block(
      space,
      { x, y: 0.7, z, width, height: 0.05, depth: 0.58 },
      mix(style.wood, '#ffe0a8', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    leg(0.02, 0),
    leg(width - 0.07, 0),
    glow(sheet, lx - s * 0.1, ly - s * 0.2, s * 0.7, '#ffd68c', 0.5),
    stroke(
      curve([
        [lx, ly],
        [lx + s * 0.02, ly - s * 0.3],
        [lx - s * 0.14, ly - s * 0.42],
      ]),
      style.metal,
      3.6,
    ),
    fill(
      straight([
        [lx - s * 0.24, ly - s * 0.32],
        [lx - s * 0.08, ly - s * 0.3],
        [lx - s * 0.11, ly - s * 0.45],
        [lx - s * 0.17, ly - s * 0.46],
      ]),
      style.accent,
    ),
    block(
      space,
      { x: x + 0.16, y: 0.75, z: z + 0.16, width: 0.3, height: 0.02, depth: 0.22 },
      '#fdf8ee',
      '#d9d2c4',
      '#c9c2b4',
    ),
    block(
      space,
      { x: x + width * 0.12, y: 0.75, z: z + 0.36, width: 0.09, height: 0.16, depth: 0.1 },
      '#3a3440',
      '#4a4450',
      '#2a2430',
    ),
    ...(hasChair ? deskChair(space, style, x + width * 0.32, z) : []),
  ]);
}
