import { type Colour, mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { fill, group, stroke } from '../../drawing/marks';
import { box, curve, segment, short, straight } from '../../drawing/path';
import { shadow } from '../../rooms/shadow';
import { block, upright } from '../../rooms/space';
import { near, type Thing } from './thing';
import { boots } from './boots';

const upTo = (x: number, y: number, tall: number, lean: number, colour: Colour): string =>
  group([
    stroke(
      curve([
        [x, y],
        [x + lean, y - tall * 0.94],
        [x + lean * 1.2 + 3, y - tall],
      ]),
      colour,
      9,
    ),
    stroke(segment(x + lean * 0.36 - 3, y - tall * 0.36, x + lean * 0.44 - 1, y - tall * 0.5), '#2f2c38', 10),
  ]);

/** Pairs of skis in their rack, boots under them. */
export const skis: Thing = (hall, x) => {
  const { space, style, look } = hall;
  const z = space.depth - 0.3;
  const s = space.scale(z);
  const pairs = [look.cloth, '#f2b632', '#2f6f9c', '#e8703f', '#4f8f6a', look.seat];
  return group([
    shadow(space, x, z, 1.66, 0.3),
    fill(upright(space, x, 1.36, space.depth - 0.05, 1.68, 0.1), style.wood),
    ...pairs.flatMap((colour, index) => {
      const [px, py] = space.at([x + 0.16 + index * 0.27, 0.06, z]);
      return [
        upTo(px - 6, py, s * (1.74 + (index % 3) * 0.12), 6, colour),
        upTo(px + 6, py, s * (1.74 + (index % 3) * 0.12), 6, tone(colour, -0.05)),
      ];
    }),
    block(
      space,
      { x, y: 1.22, z: z - 0.06, width: 1.68, height: 0.07, depth: 0.1 },
      mix(style.wood, '#ffe8c0', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    block(
      space,
      { x, y: 0.04, z: z - 0.1, width: 1.68, height: 0.08, depth: 0.3 },
      mix(style.wood, '#ffe8c0', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    ...[0.1, 0.62, 1.2].map((dx, index) => boots(hall, x + dx, z - 0.34, pairs[index * 2] ?? look.cloth)),
  ]);
};

/** Lanterns for the path to the ice hole, and skis on the wall. */
export const lanterns: Thing = (hall, x) => {
  const { sheet, space, style, look } = hall;
  const { at, s } = near(hall, x);
  const z = space.depth - 0.5;
  const ski = (dx: number, colour: Colour): string =>
    stroke(curve([at(dx - 0.55, 1.3), at(dx + 0.5, 2.36), at(dx + 0.6, 2.42)]), colour, 10);
  const skiBack = (dx: number, colour: Colour): string =>
    stroke(curve([at(dx + 0.55, 1.3), at(dx - 0.5, 2.36), at(dx - 0.6, 2.42)]), colour, 10);
  return group([
    ski(0.85, look.cloth),
    skiBack(0.85, tone(look.cloth, 0.08)),
    shadow(space, x + 0.08, z, 1.5, 0.42),
    ...[0.16, 1.42].map((dx) => fill(upright(space, x + dx, 0, z, 0.08, 0.44), tone(style.wood, -0.1))),
    block(
      space,
      { x: x + 0.08, y: 0.42, z, width: 1.5, height: 0.06, depth: 0.42 },
      mix(style.wood, '#ffe8c0', 0.4),
      style.wood,
      tone(style.wood, -0.1),
    ),
    ...[0.36, 0.84, 1.3].map((dx) => {
      const [px, py] = space.at([x + dx, 0.48, z + 0.2]);
      return group([
        glow(sheet, px, py - s * 0.16, s * 0.5, '#ffc873', 0.6),
        fill(box(px - s * 0.09, py - s * 0.3, s * 0.18, s * 0.3), fade(sheet, '#fff0c4', '#ffc46a')),
        stroke(box(px - s * 0.09, py - s * 0.3, s * 0.18, s * 0.3), '#2f2c38', 4),
        stroke(segment(px, py - s * 0.3, px, py), '#2f2c38', 2.4),
        fill(
          straight([
            [px - s * 0.12, py - s * 0.3],
            [px + s * 0.12, py - s * 0.3],
            [px + s * 0.04, py - s * 0.4],
            [px - s * 0.04, py - s * 0.4],
          ]),
          '#2f2c38',
        ),
        stroke(`M${short(px - 9)} ${short(py - s * 0.4)}a9 12 0 0 1 18 0`, '#2f2c38', 3),
      ]);
    }),
    boots(hall, x + 0.5, z + 0.1, look.seat),
    boots(hall, x + 0.96, z + 0.1, '#6f7a8c'),
  ]);
};
