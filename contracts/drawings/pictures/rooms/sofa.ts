import { mix, tone } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { shadow } from './shadow';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** A sofa; with a fold when it opens to a bed. */
export function sofa(space: Space, style: RoomStyle, x: number, z: number, width = 1.7): string {
  const seat = style.seat;
  return group([
    shadow(space, x, z, width, 0.8),
    block(
      space,
      { x, y: 0.36, z: z + 0.6, width, height: 0.5, depth: 0.2 },
      mix(seat, '#ffe0b0', 0.25),
      seat,
      tone(seat, -0.08),
    ),
    block(
      space,
      { x: x + 0.1, y: 0.1, z, width: width - 0.2, height: 0.32, depth: 0.66 },
      mix(seat, '#ffe0b0', 0.28),
      tone(seat, -0.04),
      tone(seat, -0.1),
    ),
    stroke(
      straight(
        [
          space.at([x + width / 2, 0.42, z + 0.6]),
          space.at([x + width / 2, 0.42, z]),
          space.at([x + width / 2, 0.1, z]),
        ],
        false,
      ),
      tone(seat, -0.14),
      2.4,
    ),
    stroke(straight([space.at([x + 0.1, 0.25, z]), space.at([x + width - 0.1, 0.25, z])], false), tone(seat, -0.12), 2),
    ...[0, width - 0.14].map((dx) =>
      block(
        space,
        { x: x + dx, y: 0.08, z, width: 0.14, height: 0.48, depth: 0.78 },
        mix(seat, '#ffe0b0', 0.34),
        tone(seat, -0.03),
        tone(seat, -0.12),
      ),
    ),
    ...[0.24, width - 0.6].map((dx, index) =>
      fill(upright(space, x + dx, 0.42, z + 0.5, 0.36, 0.32), index ? style.accent : style.throwMark),
    ),
  ]);
}
