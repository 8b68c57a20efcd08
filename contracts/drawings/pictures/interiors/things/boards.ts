import { glow } from '../../drawing/gradients';
import { disc, fill, group, stroke } from '../../drawing/marks';
import { curve, type Point, short, straight } from '../../drawing/path';
import { upright } from '../../rooms/space';
import { near, type Thing } from './thing';
import { framed } from './framed';

/** Tonight's programme in chalk, and a skateboard on loan. */
export const chalkboard: Thing = (hall, x) => {
  const { at, s } = near(hall, x);
  const { style, look } = hall;
  const [bx, by] = at(1.42, 0.02, 0.12);
  const line = (up: number, from: number, to: number, colour = '#f4f0e4'): string =>
    stroke(
      curve(
        Array.from({ length: 9 }, (_, index): Point => {
          const [px, py] = at(from + ((to - from) * index) / 8, up);
          return [px, py + (index % 2 ? -3 : 3)];
        }),
      ),
      colour,
      3,
    );
  const [nx, ny] = at(0.28, 2.02);
  return group([
    framed(hall, x + 0.08, 0.8, 1.2, 1.5, '#2f3438'),
    disc(nx, ny + 12, 8, style.throwMark),
    stroke(
      straight(
        [
          [nx + 7, ny + 12],
          [nx + 7, ny - 20],
          [nx + 22, ny - 14],
        ],
        false,
      ),
      style.throwMark,
      4,
    ),
    line(2.04, 0.5, 1.1, style.throwMark),
    ...[1.76, 1.56, 1.36, 1.16, 0.96].flatMap((up, index) => [
      line(up, 0.2, 0.42, index % 2 ? style.accent : '#f4a8bc'),
      line(up, 0.52, 0.86 + (index % 3) * 0.12),
    ]),
    fill(
      `M${short(bx - s * 0.1)} ${short(by - s * 0.06)}q${short(-s * 0.02)} ${short(-s * 0.08)} ${short(s * 0.07)} ${short(-s * 0.08)}l${short(s * 0.1)} ${short(-s * 0.66)}q${short(s * 0.1)} ${short(-s * 0.06)} ${short(s * 0.12)} ${short(s * 0.04)}l${short(-s * 0.1)} ${short(s * 0.7)}q${short(-s * 0.08)} ${short(s * 0.12)} ${short(-s * 0.19)} ${short(s * 0)}Z`,
      look.cloth,
    ),
    ...[0.14, 0.62].map((up) => disc(bx + s * (0.0 + up * 0.18), by - s * up, s * 0.035, style.accent)),
  ]);
};

/** The departures of the airport on a board, and the time. */
export const departures: Thing = (hall, x) => {
  const { sheet, space } = hall;
  const { at, s } = near(hall, x);
  const [cx, cy] = at(0.84, 2.52);
  const cell = (dx: number, up: number, wide: number, colour: string): string =>
    fill(upright(space, x + dx, up, space.depth - 0.04, wide, 0.07), colour);
  return group([
    glow(sheet, ...at(0.85, 1.6), s * 1.5, '#ffdf8a', 0.3),
    framed(hall, x + 0.02, 1.02, 1.66, 1.3, '#1c2030'),
    cell(0.12, 2.18, 0.5, '#f4f4ee'),
    fill(straight([at(1.3, 2.2), at(1.56, 2.25), at(1.3, 2.24)]), '#ffd24a'),
    ...[2.02, 1.88, 1.74, 1.6, 1.46, 1.32, 1.18].flatMap((up, index) => [
      cell(0.12, up, 0.16, '#ffd24a'),
      cell(0.36, up, 0.34 + ((index * 7) % 4) * 0.09, '#f4f4ee'),
      cell(1.18, up, 0.1, '#f4f4ee'),
      cell(1.38, up, 0.2, index === 2 ? '#e8705a' : '#7fc08a'),
    ]),
    disc(cx, cy, s * 0.15, '#3a3444'),
    disc(cx, cy, s * 0.13, '#fdfaf2'),
    stroke(
      straight(
        [
          [cx - s * 0.05, cy - s * 0.05],
          [cx, cy],
          [cx + s * 0.02, cy - s * 0.1],
        ],
        false,
      ),
      '#2a2038',
      3,
    ),
  ]);
};
