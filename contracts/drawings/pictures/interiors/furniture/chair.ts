import { mix, tone } from '../../drawing/colour';
import { fill, group, stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import { block, face, level, upright } from '../../rooms/space';
import type { Hall } from '../hall';

const size = 0.42;

/** A chair in profile: it looks to the right (1) or to the left (-1). */
export function chair({ space, style }: Hall, x: number, z: number, looks: 1 | -1): string {
  const wood = tone(style.wood, -0.06);
  const leg = (dx: number, dz: number): string => fill(upright(space, x + dx, 0, z + dz, 0.04, 0.46), wood);
  const back = looks === 1 ? x - 0.02 : x + size - 0.03;
  return group([
    fill(level(space, x - 0.05, 0.002, z - 0.05, size + 0.1, size + 0.1), '#2a203833'),
    leg(0, 0.36),
    leg(size - 0.04, 0.36),
    leg(0, 0),
    leg(size - 0.04, 0),
    block(
      space,
      { x, y: 0.43, z, width: size, height: 0.06, depth: size },
      mix(style.seat, '#ffe8c8', 0.3),
      style.seat,
      tone(style.seat, -0.1),
    ),
    block(
      space,
      { x: back, y: 0.46, z: z + 0.02, width: 0.05, height: 0.44, depth: size - 0.04 },
      mix(style.wood, '#ffe8c8', 0.35),
      wood,
      mix(style.wood, '#ffe8c8', 0.12),
    ),
    stroke(
      straight([space.at([back + 0.025, 0.46, z]), space.at([back + 0.025, 0.9, z + 0.02])], false),
      tone(style.wood, -0.12),
      2,
    ),
  ]);
}

/** A chair seen from behind; or, with its face to us, what of it is seen beyond a table. */
export function chairBack({ space, style }: Hall, x: number, z: number, isBeyond = false): string {
  const wood = tone(style.wood, -0.08);
  const at = isBeyond ? z + size : z;
  const panel = face(space, [
    [x + 0.02, 0.62, at],
    [x + size - 0.02, 0.62, at],
    [x + size, 0.92, at],
    [x, 0.92, at],
  ]);
  const legs = [0, size - 0.04].flatMap((dx) => [
    fill(upright(space, x + dx, 0, z + 0.36, 0.04, 0.46), tone(wood, -0.05)),
    fill(upright(space, x + dx, 0, z, 0.04, isBeyond ? 0.46 : 0.9), wood),
  ]);
  const backrest = [
    ...(isBeyond ? [0, size - 0.04].map((dx) => fill(upright(space, x + dx, 0.46, at, 0.04, 0.44), wood)) : []),
    fill(panel, isBeyond ? mix(style.seat, '#ffe8c8', 0.16) : tone(style.seat, -0.05)),
    stroke(panel, wood, 4),
  ];
  const seat = block(
    space,
    { x, y: 0.43, z, width: size, height: 0.06, depth: size },
    mix(style.seat, '#ffe8c8', 0.3),
    style.seat,
    tone(style.seat, -0.1),
  );
  const shade = fill(level(space, x - 0.05, 0.002, z - 0.05, size + 0.1, size + 0.1), '#2a203833');
  return group(isBeyond ? [shade, ...backrest, ...legs, seat] : [shade, ...legs, seat, ...backrest]);
}
