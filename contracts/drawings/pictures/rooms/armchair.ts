import { mix, tone } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { shadow } from './shadow';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** An armchair that looks into the room. */
export function armchair(space: Space, style: RoomStyle, x: number, z: number): string {
  const seat = style.seat;
  return group([
    shadow(space, x, z, 0.8, 0.7),
    ...[0.06, 0.68].map((dx) => fill(upright(space, x + dx, 0, z + 0.04, 0.05, 0.16), tone(style.wood, -0.1))),
    block(
      space,
      { x: x + 0.04, y: 0.4, z: z + 0.5, width: 0.72, height: 0.56, depth: 0.2 },
      mix(seat, '#ffe0b0', 0.25),
      seat,
      tone(seat, -0.08),
    ),
    block(
      space,
      { x: x + 0.1, y: 0.14, z, width: 0.6, height: 0.3, depth: 0.56 },
      mix(seat, '#ffe0b0', 0.3),
      tone(seat, -0.04),
      tone(seat, -0.1),
    ),
    ...[0, 0.66].map((dx) =>
      block(
        space,
        { x: x + dx, y: 0.14, z, width: 0.14, height: 0.46, depth: 0.66 },
        mix(seat, '#ffe0b0', 0.36),
        tone(seat, -0.02),
        tone(seat, -0.12),
      ),
    ),
    fill(upright(space, x + 0.22, 0.46, z + 0.4, 0.36, 0.32), style.throwMark),
    stroke(
      straight([space.at([x + 0.22, 0.62, z + 0.4]), space.at([x + 0.58, 0.62, z + 0.4])], false),
      style.throwCloth,
      5,
    ),
  ]);
}
