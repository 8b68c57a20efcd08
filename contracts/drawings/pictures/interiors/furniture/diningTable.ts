import { mix, sheer, tone } from '../../drawing/colour';
import { glow } from '../../drawing/gradients';
import { disc, fill, group, stroke } from '../../drawing/marks';
import { box, segment, straight } from '../../drawing/path';
import { block, level, upright } from '../../rooms/space';
import type { Hall } from '../hall';
import { chair } from './chair';
import { round } from './round';

const top = 0.75;

/** A glass on a table. */
function glass({ space }: Hall, x: number, z: number): string {
  const [px, py] = space.at([x, top, z]);
  const s = space.scale(z);
  return group([
    fill(
      straight([
        [px - s * 0.035, py - s * 0.13],
        [px + s * 0.035, py - s * 0.13],
        [px + s * 0.026, py],
        [px - s * 0.026, py],
      ]),
      '#f4f8f4aa',
    ),
    stroke(segment(px - s * 0.035, py - s * 0.13, px + s * 0.035, py - s * 0.13), '#ffffffcc', 1.6),
  ]);
}

/** A candle in the evening, a flower by day. */
function centrepiece({ sheet, space, style, look }: Hall, x: number, z: number): string {
  const [px, py] = space.at([x, top, z]);
  const s = space.scale(z);
  if (look.dusk > 0.4)
    return group([
      glow(sheet, px, py - s * 0.2, s * 0.5, '#ffc873', 0.6),
      fill(box(px - s * 0.02, py - s * 0.15, s * 0.04, s * 0.15), '#f6ead0'),
      disc(px, py - s * 0.18, s * 0.026, '#fff0b4'),
    ]);
  return group([
    ...[-0.05, 0.01, 0.06].map((dx) => stroke(segment(px, py - s * 0.1, px + s * dx, py - s * 0.24), '#5f7f4c', 2)),
    ...[-0.05, 0.01, 0.06].map((dx, index) =>
      disc(px + s * dx, py - s * (0.25 + (index % 2) * 0.02), s * 0.034, index % 2 ? style.throwMark : style.accent),
    ),
    fill(box(px - s * 0.035, py - s * 0.12, s * 0.07, s * 0.12), '#eef4f0dd'),
  ]);
}

/** Plates, glasses and napkins for the two who sit at the ends of a table. */
const laid = (hall: Hall, x: number, z: number, width: number, depth: number): string =>
  group([
    ...[0.2, width - 0.2].flatMap((dx) => [
      round(hall.space, x + dx, top + 0.004, z + depth * 0.5, 0.125, sheer('#2a2038', 0.18)),
      round(hall.space, x + dx, top + 0.01, z + depth * 0.5, 0.12, '#fdfaf2'),
      round(hall.space, x + dx, top + 0.014, z + depth * 0.5, 0.07, '#e9e2d4'),
      fill(level(hall.space, x + dx - 0.04, top + 0.012, z + depth * 0.14, 0.14, 0.09), hall.look.cloth),
    ]),
    centrepiece(hall, x + width / 2, z + depth * 0.6),
    ...[0.36, width - 0.36].map((dx) => glass(hall, x + dx, z + depth * 0.72)),
  ]);

/** A table for two or four with chairs at its ends, laid; with a white cloth where the house dines so. */
export function diningTable(hall: Hall, x: number, z: number, { hasCloth = false, width = 0.95 } = {}): string {
  const { space, style } = hall;
  const depth = 0.8;
  const wood = mix(style.wood, '#ffe8c0', 0.1);
  const linen = mix(style.linen, hall.look.cloth, 0.04);
  const table = hasCloth
    ? [
        block(
          space,
          { x: x + 0.03, y: 0.2, z: z + 0.02, width: width - 0.06, height: top - 0.2, depth: depth - 0.04 },
          mix(linen, '#ffffff', 0.3),
          mix(linen, '#5a5070', 0.12),
          mix(linen, '#5a5070', 0.24),
        ),
        ...[0.2, 0.46, 0.74].map((share) =>
          stroke(
            straight(
              [space.at([x + width * share, top, z]), space.at([x + width * (share + 0.03), 0.22, z + 0.02])],
              false,
            ),
            '#5a507030',
            3,
          ),
        ),
      ]
    : [
        ...[0.06, width - 0.12].flatMap((dx) => [
          fill(upright(space, x + dx, 0, z + depth - 0.12, 0.06, top), tone(style.wood, -0.14)),
          fill(upright(space, x + dx, 0, z + 0.06, 0.06, top), tone(style.wood, -0.08)),
        ]),
        block(
          space,
          { x, y: top - 0.05, z, width, height: 0.05, depth },
          mix(style.wood, '#ffe8c0', 0.48),
          wood,
          tone(wood, -0.1),
        ),
      ];
  return group([
    fill(level(space, x - 0.1, 0.001, z - 0.14, width + 0.2, depth + 0.2), '#2a203838'),
    chair(hall, x - 0.44, z + 0.2, 1),
    chair(hall, x + width + 0.02, z + 0.2, -1),
    ...table,
    laid(hall, x, z, width, depth),
  ]);
}
