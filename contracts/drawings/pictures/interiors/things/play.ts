import { mix, tone } from '../../drawing/colour';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import { recordPlayer } from '../../rooms/recordPlayer';
import { shadow } from '../../rooms/shadow';
import { block, level, upright } from '../../rooms/space';
import { round } from '../furniture/round';
import { near, type Thing } from './thing';

/** A pool table in the middle of a game, with cues on the wall. */
export const poolTable: Thing = (hall, x) => {
  const { space, style } = hall;
  const { at } = near(hall, x);
  const z = space.depth - 1.7;
  const left = x - 0.3;
  const wide = 1.9;
  const balls = [
    [0.5, 0.4, '#f2b632'],
    [0.62, 0.6, '#c9384a'],
    [0.74, 0.44, '#2f5a86'],
    [0.9, 0.7, '#6d4bb0'],
    [1.2, 0.5, '#fdfaf2'],
    [1.4, 0.66, '#2f9c5f'],
    [1.02, 0.34, '#e8703f'],
  ] as const;
  return group([
    fill(upright(space, x + 0.3, 1.2, space.depth - 0.02, 1.1, 0.07), style.wood),
    ...[0.42, 0.66, 0.9, 1.14].map(
      (dx) =>
        stroke(straight([at(dx, 2.3), at(dx, 0.9)], false), '#c99a5c', 5) +
        stroke(straight([at(dx, 1.2), at(dx, 0.9)], false), '#4a3028', 7),
    ),
    shadow(space, left, z, wide, 1.2),
    ...[0.08, wide - 0.26].flatMap((dx) => [
      fill(upright(space, left + dx, 0, z + 1, 0.18, 0.7), tone(style.wood, -0.16)),
      fill(upright(space, left + dx, 0, z + 0.08, 0.18, 0.7), tone(style.wood, -0.08)),
    ]),
    block(
      space,
      { x: left, y: 0.62, z, width: wide, height: 0.2, depth: 1.2 },
      mix(style.wood, '#ffe8c0', 0.2),
      style.wood,
      tone(style.wood, -0.1),
    ),
    fill(level(space, left + 0.1, 0.822, z + 0.1, wide - 0.2, 1), '#2f8a6a'),
    ...[
      [0.1, 0.1],
      [wide / 2, 0.1],
      [wide - 0.1, 0.1],
      [0.1, 1.1],
      [wide / 2, 1.1],
      [wide - 0.1, 1.1],
    ].map(([dx = 0, dz = 0]) => round(space, left + dx, 0.824, z + dz, 0.055, '#1c1a24')),
    ...balls.map(([dx, dz, colour]) =>
      disc(...space.at([left + dx, 0.86, z + dz]), space.scale(z + dz) * 0.042, colour),
    ),
    stroke(
      straight([space.at([left + 1.3, 0.86, z + 0.46]), space.at([left + 2.05, 1.0, z + 0.1])], false),
      '#c99a5c',
      5,
    ),
  ]);
};

/** The record shop: a player, and sleeves on the wall. */
export const records: Thing = (hall, x) => {
  const { space, style } = hall;
  const { at, s } = near(hall, x);
  const colours = ['#e8577e', '#2f9c95', '#6d4bb0', '#f2b632', '#e8703f', '#3f6fb0', '#fdfaf2', '#2a2038'];
  return group([
    ...[2.18, 1.72, 1.26].flatMap((up, row) =>
      [0, 1, 2].map((column) => {
        const dx = 0.16 + column * 0.5;
        const colour = colours[(row * 3 + column * 2) % 8] ?? '#e8577e';
        const [px, py] = at(dx + 0.19, up + 0.02);
        return group([
          fill(upright(space, x + dx, up - 0.18, space.depth - 0.03, 0.38, 0.38), colour),
          [
            disc(px, py, s * 0.1, colours[(row + column + 3) % 8] ?? '#fdfaf2'),
            fill(
              straight([
                [px - 18, py + 16],
                [px, py - 18],
                [px + 18, py + 16],
              ]),
              colours[(row * 2 + column + 4) % 8] ?? '#fdfaf2',
            ),
            fill(
              straight([
                [px - 20, py - 6],
                [px + 20, py - 12],
                [px + 20, py],
                [px - 20, py + 6],
              ]),
              colours[(row + column * 2 + 5) % 8] ?? '#fdfaf2',
            ),
          ][(row + column) % 3] ?? '',
        ]);
      }),
    ),
    recordPlayer(space, style, x + 0.34),
    oval(...space.at([x + 0.84, 0.002, space.depth - 0.5]), s * 0.6, 5, '#2a203830'),
  ]);
};
