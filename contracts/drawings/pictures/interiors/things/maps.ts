import { mix, tone } from '../../drawing/colour';
import { disc, fill, group, stroke } from '../../drawing/marks';
import { curve, segment, short, straight } from '../../drawing/path';
import { block } from '../../rooms/space';
import type { Hall } from '../hall';
import { near, type Thing } from './thing';
import { framed } from './framed';

const sheetOfMap = (
  hall: Hall,
  x: number,
  paper: string,
  parts: (at: ReturnType<typeof near>['at']) => readonly string[],
): string => group([framed(hall, x + 0.06, 1.02, 1.5, 1.26, paper), ...parts(near(hall, x).at)]);

/** A chart of the islands, and the model of a boat below it. */
export const seaChart: Thing = (hall, x) => {
  const { space, style } = hall;
  const { at, s } = near(hall, x);
  const [bx, by] = at(0.8, 0.72, 0.3);
  const isle = (dx: number, up: number, wide: number, tall: number): string =>
    fill(
      curve(
        [
          at(dx - wide, up),
          at(dx - wide * 0.3, up + tall),
          at(dx + wide * 0.8, up + tall * 0.6),
          at(dx + wide, up - tall * 0.5),
          at(dx, up - tall),
        ],
        true,
      ),
      '#e6d2a0',
    );
  return group([
    sheetOfMap(hall, x, '#bcd8dc', (on) => [
      ...[
        [0.3, 2, 0.16, 0.1],
        [0.72, 1.86, 0.12, 0.08],
        [1.16, 2.08, 0.2, 0.1],
        [0.5, 1.5, 0.2, 0.09],
        [0.98, 1.48, 0.1, 0.1],
        [1.32, 1.34, 0.14, 0.12],
        [0.32, 1.2, 0.12, 0.06],
        [1.22, 1.74, 0.08, 0.06],
      ].map(([dx = 0, up = 0, wide = 0, tall = 0]) => isle(dx, up, wide, tall)),
      stroke(
        curve([on(0.16, 1.72), on(0.56, 1.7), on(0.8, 1.32), on(1.12, 1.2), on(1.5, 1.56)]),
        '#c9573f',
        3,
        'stroke-dasharray="9 7"',
      ),
      ...[0, 1.571].map((turn) => {
        const [cx, cy] = on(0.72, 1.16);
        return stroke(
          segment(
            cx - Math.cos(turn) * 17,
            cy - Math.sin(turn) * 17,
            cx + Math.cos(turn) * 17,
            cy + Math.sin(turn) * 17,
          ),
          '#3f5a7c',
          3,
        );
      }),
    ]),
    block(
      space,
      { x: x + 0.2, y: 0.68, z: space.depth - 0.36, width: 1.2, height: 0.05, depth: 0.34 },
      mix(style.wood, '#ffe8c0', 0.4),
      style.wood,
      tone(style.wood, -0.1),
    ),
    fill(
      `M${short(bx - s * 0.3)} ${short(by - s * 0.1)}h${short(s * 0.6)}q${short(-s * 0.06)} ${short(s * 0.1)} ${short(-s * 0.18)} ${short(s * 0.1)}h${short(-s * 0.26)}q${short(-s * 0.12)} 0 ${short(-s * 0.16)} ${short(-s * 0.1)}Z`,
      '#7d4a32',
    ),
    stroke(segment(bx, by - s * 0.1, bx, by - s * 0.27), '#5a3a28', 3),
    fill(
      straight([
        [bx + 3, by - s * 0.26],
        [bx + 3, by - s * 0.12],
        [bx + s * 0.2, by - s * 0.12],
      ]),
      '#fdf6e4',
    ),
    fill(
      straight([
        [bx - 3, by - s * 0.24],
        [bx - 3, by - s * 0.12],
        [bx - s * 0.16, by - s * 0.12],
      ]),
      '#f0e2c8',
    ),
  ]);
};

/** The map on which guests mark where they walked. */
export const trailMap: Thing = (hall, x) => {
  const { style } = hall;
  return sheetOfMap(hall, x, '#dfe0b8', (at) => [
    ...[0.34, 0.26, 0.18, 0.1].map((size, index) =>
      fill(
        curve(
          [at(0.56 - size * 1.2, 1.74), at(0.56, 1.74 + size), at(0.56 + size * 1.3, 1.7), at(0.6, 1.74 - size)],
          true,
        ),
        mix('#b9c98c', '#a5764a', index * 0.2),
      ),
    ),
    ...[0.24, 0.15, 0.07].map((size, index) =>
      fill(
        curve([at(1.2 - size * 1.1, 1.5), at(1.2, 1.5 + size), at(1.2 + size * 1.2, 1.5), at(1.2, 1.5 - size)], true),
        mix('#b9c98c', '#a5764a', 0.1 + index * 0.24),
      ),
    ),
    stroke(curve([at(0.1, 1.2), at(0.5, 1.26), at(0.86, 1.16), at(1.5, 1.24)]), '#6fa5c4', 5),
    stroke(
      curve([at(0.2, 1.4), at(0.5, 1.5), at(0.6, 1.84), at(0.94, 1.96), at(1.2, 1.6), at(1.46, 1.7)]),
      '#c9573f',
      3.4,
      'stroke-dasharray="10 7"',
    ),
    stroke(
      curve([at(0.2, 1.4), at(0.74, 1.38), at(1.1, 1.36), at(1.4, 1.44)]),
      '#2f5a86',
      3.4,
      'stroke-dasharray="10 7"',
    ),
    ...[
      [0.2, 1.4],
      [0.5, 1.5],
      [0.58, 1.78],
      [0.94, 1.96],
      [1.2, 1.58],
      [1.44, 1.7],
      [0.8, 1.38],
      [1.3, 1.4],
      [0.36, 2.06],
      [1.24, 2.1],
      [0.66, 1.6],
    ].map(([dx = 0, up = 0], index) => {
      const [px, py] = at(dx, up);
      return (
        stroke(segment(px, py, px + 4, py - 11), '#5a5068', 2) +
        disc(px + 4, py - 13, 5.5, [style.accent, '#c9573f', '#f2b632', '#2f5a86'][index % 4] ?? style.accent)
      );
    }),
  ]);
};
