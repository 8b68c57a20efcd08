import { mix, tone } from '../../drawing/colour';
import { fill, group, stroke } from '../../drawing/marks';
import { curve, segment, short, straight } from '../../drawing/path';
import { fireplace } from '../../rooms/fireplace';
import { shadow } from '../../rooms/shadow';
import { block } from '../../rooms/space';
import { round } from '../furniture/round';
import { near, type Thing } from './thing';

/** Stools of bent birch, and strips of it on the wall. */
export const bentwood: Thing = (hall, x) => {
  const { space } = hall;
  const { at } = near(hall, x);
  const birch = '#e6c48c';
  const stool = (dx: number, up: number, z: number): string =>
    group([
      ...(up === 0 ? [round(space, x + dx, 0.002, z, 0.24, '#2a203838')] : []),
      ...[0.15, -0.15, 0.02].map((leg, index) =>
        stroke(
          curve([
            space.at([x + dx + leg * 0.5, up + 0.42, z]),
            space.at([x + dx + leg, up + 0.38, z - (index === 2 ? 0.14 : 0)]),
            space.at([x + dx + leg, up, z - (index === 2 ? 0.14 : 0)]),
          ]),
          tone(birch, -0.12 + index * 0.03),
          8,
        ),
      ),
      round(space, x + dx, up + 0.42, z, 0.19, tone(birch, -0.1)),
      round(space, x + dx, up + 0.45, z, 0.19, mix(birch, '#fff6dc', 0.35)),
    ]);
  return group([
    ...Array.from({ length: 9 }, (_, index) => {
      const dx = 0.14 + index * 0.17;
      return stroke(
        curve([at(dx, 1.06), at(dx + 0.05, 1.42), at(dx - 0.05 + (index % 3) * 0.03, 1.86), at(dx + 0.06, 2.34)]),
        index % 2 ? birch : tone(birch, -0.09),
        13,
      );
    }),
    ...[1, 0].map((row) => stool(0.4 + row * 0.02, row * 0.16, space.depth - 0.5)),
    stool(0.41, 0.32, space.depth - 0.5),
    stool(1.2, 0, space.depth - 0.7),
  ]);
};

/** An open fire. */
export const fire: Thing = ({ sheet, space }, x) => fireplace(sheet, space, x + 0.1, 1.5);

/** A striped parasol, and a chair of wicker for the beach. */
export const parasol: Thing = (hall, x) => {
  const { space, look } = hall;
  const z = space.depth - 0.7;
  const s = space.scale(z);
  const [px, foot] = space.at([x + 1.28, 0, z]);
  const top = foot - s * 2.2;
  const wicker = '#d9b47c';
  const half = s * 0.62;
  const stripe = (from: number, to: number): string =>
    `M${short(px)} ${short(top)}Q${short(px + half * from * 0.8)} ${short(top + s * 0.06)} ${short(px + half * from)} ${short(top + s * 0.34)}Q${short(px + (half * (from + to)) / 2)} ${short(top + s * 0.4)} ${short(px + half * to)} ${short(top + s * 0.34)}Q${short(px + half * to * 0.8)} ${short(top + s * 0.06)} ${short(px)} ${short(top)}Z`;
  return group([
    shadow(space, x + 0.06, z, 0.8, 0.6),
    round(space, x + 1.28, 0.01, z, 0.24, '#8f8a88'),
    stroke(segment(px, foot, px, top), '#8a6a4a', 6),
    ...[-1, -0.6, -0.2, 0.2, 0.6].map((from, index) =>
      fill(stripe(from, from + 0.4), index % 2 ? '#fdfaf2' : look.cloth),
    ),
    block(
      space,
      { x: x + 0.06, y: 0.42, z: z + 0.44, width: 0.86, height: 0.82, depth: 0.14 },
      mix(wicker, '#fff6dc', 0.4),
      wicker,
      tone(wicker, -0.1),
    ),
    ...[0.06, 0.78].map((dx) =>
      block(
        space,
        { x: x + dx, y: 0.1, z, width: 0.14, height: 0.56, depth: 0.56 },
        mix(wicker, '#fff6dc', 0.4),
        tone(wicker, -0.03),
        tone(wicker, -0.12),
      ),
    ),
    block(
      space,
      { x: x + 0.2, y: 0.1, z, width: 0.58, height: 0.26, depth: 0.5 },
      wicker,
      tone(wicker, -0.08),
      tone(wicker, -0.14),
    ),
    block(
      space,
      { x: x + 0.2, y: 0.36, z: z + 0.02, width: 0.58, height: 0.09, depth: 0.48 },
      mix(look.cloth, '#ffffff', 0.3),
      look.cloth,
      tone(look.cloth, -0.1),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      stroke(
        straight(
          [space.at([x + 0.08, 0.52 + index * 0.12, z + 0.43]), space.at([x + 0.9, 0.52 + index * 0.12, z + 0.43])],
          false,
        ),
        tone(wicker, -0.08),
        2,
      ),
    ),
  ]);
};
