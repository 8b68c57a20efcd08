import { mix, tone } from '../drawing/colour';
import { disc, fill, group } from '../drawing/marks';
import type { Setting } from './setting';
import { block, face, upright } from './space';

/** A dining table with four stools. */
export function table({ space, style }: Setting, x: number, z: number): string {
  const stool = (sx: number, sz: number): string =>
    block(
      space,
      { x: sx, y: 0.4, z: sz, width: 0.34, height: 0.05, depth: 0.32 },
      mix(style.seat, '#ffffff', 0.15),
      style.seat,
      tone(style.seat, -0.1),
    ) + [0.03, 0.27].map((dx) => fill(upright(space, sx + dx, 0, sz, 0.04, 0.4), tone(style.wood, -0.12))).join('');
  return group([
    fill(
      face(space, [
        [x - 0.1, 0.001, z - 0.2],
        [x + 1.7, 0.001, z - 0.2],
        [x + 1.7, 0.001, z + 0.9],
        [x - 0.1, 0.001, z + 0.9],
      ]),
      '#2a203833',
    ),
    stool(x + 0.2, z + 0.8),
    stool(x + 1, z + 0.8),
    ...[0.04, 1.48].map((dx) => fill(upright(space, x + dx, 0, z + 0.66, 0.07, 0.72), tone(style.wood, -0.14))),
    block(
      space,
      { x, y: 0.7, z, width: 1.6, height: 0.06, depth: 0.75 },
      mix(style.wood, '#ffe8c0', 0.45),
      style.wood,
      tone(style.wood, -0.1),
    ),
    ...[0.04, 1.48].map((dx) => fill(upright(space, x + dx, 0, z, 0.08, 0.7), tone(style.wood, -0.06))),
    stool(x + 0.25, z - 0.3),
    stool(x + 1, z - 0.3),
    disc(...space.at([x + 0.8, 0.8, z + 0.4]), 15, style.throwMark),
    ...[0.35, 1.2].map((dx) => disc(...space.at([x + dx, 0.79, z + 0.3]), 8, '#fdf6e6')),
  ]);
}
