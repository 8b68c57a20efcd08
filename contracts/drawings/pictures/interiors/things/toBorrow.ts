import { type Colour, mix, tone } from '../../drawing/colour';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, segment, short, straight } from '../../drawing/path';
import { block, upright } from '../../rooms/space';
import { near, type Thing } from './thing';
import { boots } from './boots';

/** Warm overalls on their hooks, boots in a row below. */
export const overalls: Thing = (hall, x) => {
  const { space, style } = hall;
  const { at, s } = near(hall, x);
  const colours = ['#a8343f', '#2f5a86', '#d9803f', '#3f6f5a'];
  const suit = (dx: number, colour: Colour): string => {
    const [px, py] = at(dx, 2.14, 0.06);
    const u = s * 0.01;
    const shape = straight([
      [px - 5 * u, py],
      [px + 5 * u, py],
      [px + 17 * u, py + 12 * u],
      [px + 20 * u, py + 66 * u],
      [px + 13 * u, py + 66 * u],
      [px + 12 * u, py + 34 * u],
      [px + 14 * u, py + 128 * u],
      [px + 3 * u, py + 128 * u],
      [px, py + 72 * u],
      [px - 3 * u, py + 128 * u],
      [px - 14 * u, py + 128 * u],
      [px - 12 * u, py + 34 * u],
      [px - 13 * u, py + 66 * u],
      [px - 20 * u, py + 66 * u],
      [px - 17 * u, py + 12 * u],
    ]);
    return group([
      fill(shape, colour),
      stroke(segment(px, py + 4 * u, px, py + 70 * u), mix(colour, '#ffffff', 0.5), 2.4),
      stroke(segment(px - 12 * u, py + 58 * u, px + 12 * u, py + 58 * u), mix(colour, '#1c1a24', 0.4), 5),
      ...[-8, 8].map((leg) =>
        stroke(segment(px + (leg - 5) * u, py + 108 * u, px + (leg + 5) * u, py + 108 * u), '#f3ecd8', 4),
      ),
      disc(px, py - 4, 5, style.metal),
    ]);
  };
  return group([
    fill(upright(space, x, 2.1, space.depth - 0.02, 1.7, 0.1), style.wood),
    ...colours.map((colour, index) => suit(0.24 + index * 0.41, colour)),
    block(
      space,
      { x, y: 0.1, z: space.depth - 0.4, width: 1.7, height: 0.04, depth: 0.36 },
      mix(style.wood, '#ffe8c0', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    ...[0.06, 0.48, 0.9, 1.3].map((dx) => boots(hall, x + dx, space.depth - 0.5, '#5a4a44')),
  ]);
};

/** Skates on their hooks, and a kick sledge. */
export const skates: Thing = (hall, x) => {
  const { space, style, look } = hall;
  const { at, s } = near(hall, x);
  const skate = (dx: number, up: number, colour: Colour): string => {
    const [px, py] = at(dx, up, 0.06);
    const u = s * 0.01;
    return group([
      stroke(segment(px + 5 * u, py - 34 * u, px + 2 * u, py - 22 * u), '#f3ecd8', 2),
      fill(
        `M${short(px - 6 * u)} ${short(py - 24 * u)}h${short(12 * u)}v${short(13 * u)}q${short(12 * u)} ${short(2 * u)} ${short(12 * u)} ${short(9 * u)}h${short(-24 * u)}Z`,
        colour,
      ),
      stroke(segment(px - 8 * u, py + 4 * u, px + 20 * u, py + 4 * u), '#8a94a0', 4),
      ...[-2, 12].map((post) => stroke(segment(px + post * u, py - 2 * u, px + post * u, py + 4 * u), '#8a94a0', 4)),
    ]);
  };
  const z = space.depth - 0.7;
  const t = space.scale(z);
  const [px, py] = space.at([x + 0.2, 0, z]);
  return group([
    ...[2.36, 1.78].map((up) => fill(upright(space, x + 0.04, up, space.depth - 0.02, 1.6, 0.06), style.wood)),
    ...[0.2, 0.6, 1, 1.4].map((dx, index) => skate(dx, 2.02, index % 2 ? '#fdfaf2' : '#3a3444')),
    ...[0.2, 0.6, 1, 1.4].map((dx, index) => skate(dx, 1.44, index % 2 ? look.cloth : '#fdfaf2')),
    oval(px + t * 0.6, py, t * 0.8, 6, '#2a203838'),
    stroke(
      curve([
        [px - t * 0.16, py - 3],
        [px + t * 1.2, py - 3],
        [px + t * 1.34, py - t * 0.1],
        [px + t * 1.28, py - t * 0.16],
      ]),
      '#8a94a0',
      5,
    ),
    ...[0.5, 1.0].map((dx) => stroke(segment(px + t * dx, py - 4, px + t * dx, py - t * 0.42), '#a8703f', 7)),
    stroke(
      straight(
        [
          [px + t * 0.5, py - t * 0.4],
          [px + t * 0.38, py - t * 0.96],
          [px + t * 0.24, py - t * 0.98],
        ],
        false,
      ),
      '#a8703f',
      7,
    ),
    fill(box(px + t * 0.46, py - t * 0.46, t * 0.62, t * 0.08), look.seat),
  ]);
};
