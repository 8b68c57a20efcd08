import { mix, tone } from '../../drawing/colour';
import { glow } from '../../drawing/gradients';
import { fill, group, stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import { block, upright } from '../../rooms/space';
import { round } from '../furniture/round';
import type { Feature } from './feature';
import { counter } from '../furniture/counter';

/** Shelves of bottles, a counter and stools. */
export const bar: Feature = (hall, x, width) => {
  const { sheet, space, style, look } = hall;
  const wall = space.depth - 0.16;
  const bottles = ['#5f7f4c', '#a8543f', '#c9a25a', '#3f6f8c', '#e6d2a8', '#7d2638', '#8fa5a0'];
  const shelf = (up: number): string =>
    group([
      ...Array.from({ length: Math.floor(width / 0.13) - 1 }, (_, index) => {
        const tall = sheet.chance.between(0.2, 0.33);
        const at = x + 0.08 + index * 0.13;
        const colour = sheet.chance.pick(['0', '1', '2', '3', '4', '5', '6'] as const);
        return sheet.chance.happens(0.12)
          ? ''
          : group([
              fill(upright(space, at, up, wall, 0.075, tall * 0.68), bottles[Number(colour)] ?? '#5f7f4c'),
              fill(
                upright(space, at + 0.024, up + tall * 0.66, wall, 0.028, tall * 0.34),
                bottles[Number(colour)] ?? '#5f7f4c',
              ),
              fill(upright(space, at + 0.01, up + tall * 0.2, wall, 0.055, tall * 0.22), '#f6ead0aa'),
            ]);
      }),
      block(
        space,
        { x, y: up - 0.05, z: wall - 0.04, width, height: 0.05, depth: 0.2 },
        mix(style.wood, '#ffe8c0', 0.3),
        style.wood,
        tone(style.wood, -0.1),
      ),
    ]);
  const z = space.depth - 1.35;
  const stool = (dx: number): string =>
    group([
      ...[-0.1, 0.1].map((leg) =>
        stroke(
          straight([space.at([x + dx + leg * 0.7, 0.72, z - 0.4]), space.at([x + dx + leg, 0, z - 0.4])], false),
          tone(style.wood, -0.12),
          5,
        ),
      ),
      stroke(
        straight([space.at([x + dx - 0.09, 0.24, z - 0.4]), space.at([x + dx + 0.09, 0.24, z - 0.4])], false),
        tone(style.wood, -0.12),
        4,
      ),
      round(space, x + dx, 0.72, z - 0.4, 0.17, tone(style.seat, -0.08)),
      round(space, x + dx, 0.76, z - 0.4, 0.17, mix(style.seat, '#ffe8c8', 0.15)),
    ]);
  return group([
    fill(upright(space, x - 0.04, 0.9, space.depth - 0.01, width + 0.08, 1.78), mix(style.wood, '#2a2030', 0.45)),
    glow(sheet, ...space.at([x + width / 2, 1.9, wall]), 230, '#ffd28a', 0.4 + look.dusk * 0.2),
    ...[2.24, 1.78, 1.32].map(shelf),
    counter(hall, x, z, width, 1.08),
    ...[0.35, 0.95, 1.55].map((dx) => (dx < width ? stool(dx) : '')),
    ...[0.5, 0.75].map((dx) => {
      const [px, py] = space.at([x + dx, 1.08, z + 0.2]);
      return fill(
        straight([
          [px - 8, py - 24],
          [px + 8, py - 24],
          [px + 5, py],
          [px - 5, py],
        ]),
        '#f4f8f4aa',
      );
    }),
  ]);
};
