import { type Colour, mix } from '../../drawing/colour';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, segment, short, straight } from '../../drawing/path';
import type { Hall } from '../hall';
import { near, type Thing } from './thing';

const wheel = (x: number, y: number, radius: number): string =>
  group([
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="#2f2c38" stroke-width="6"/>`,
    ...Array.from({ length: 6 }, (_, index) =>
      stroke(
        segment(
          x - Math.cos(index * 0.524) * radius,
          y - Math.sin(index * 0.524) * radius,
          x + Math.cos(index * 0.524) * radius,
          y + Math.sin(index * 0.524) * radius,
        ),
        '#8a8794',
        1.2,
      ),
    ),
    disc(x, y, 4, '#3a3444'),
  ]);

function bicycle(hall: Hall, x: number, z: number, colour: Colour): string {
  const { space } = hall;
  const s = space.scale(z);
  const [px, foot] = space.at([x, 0, z]);
  const r = s * 0.31;
  const y = foot - r;
  const [back, front] = [px + r, px + r + s * 0.98];
  const seat = [back + s * 0.26, y - s * 0.46] as const;
  const bar = [front - s * 0.14, y - s * 0.44] as const;
  const pedal = [back + s * 0.42, y + s * 0.04] as const;
  return group([
    oval((back + front) / 2, foot + 2, s * 0.8, 6, '#2a203844'),
    wheel(back, y, r),
    wheel(front, y, r),
    stroke(straight([[back, y], seat, pedal, [back, y]], false), colour, 6),
    stroke(straight([seat, bar, pedal], false), colour, 6),
    stroke(straight([[front, y], bar, [bar[0] - s * 0.03, bar[1] - s * 0.14]], false), colour, 6),
    stroke(
      curve([
        [bar[0] + s * 0.06, bar[1] - s * 0.16],
        [bar[0] - s * 0.03, bar[1] - s * 0.15],
        [bar[0] - s * 0.16, bar[1] - s * 0.1],
      ]),
      '#3a3444',
      6,
    ),
    stroke(segment(seat[0] - s * 0.08, seat[1] - s * 0.05, seat[0] + s * 0.1, seat[1] - s * 0.05), '#3a2a28', 10),
    disc(...pedal, s * 0.06, '#3a3444'),
    fill(box(bar[0] + s * 0.02, bar[1] - s * 0.06, s * 0.3, s * 0.2), '#c99a5c'),
    stroke(segment(bar[0] + s * 0.02, bar[1] + s * 0.04, bar[0] + s * 0.32, bar[1] + s * 0.04), '#a87a44', 3),
  ]);
}

/** Bicycles on loan: one on the wall, one on the floor. */
export const bicycles: Thing = (hall, x) => {
  const { style, look } = hall;
  const { at } = near(hall, x);
  const raised: Hall = { ...hall, space: { ...hall.space, at: ([px, up, z]) => hall.space.at([px, up + 1.42, z]) } };
  return group([
    ...[0.42, 1.3].map((dx) => stroke(straight([at(dx, 1.36), at(dx, 1.5)], false), '#3a3444', 7)),
    bicycle(raised, x - 0.02, hall.space.depth - 0.1, look.seat),
    bicycle(hall, x - 0.02, hall.space.depth - 0.7, mix(style.accent, '#a8343f', 0.3)),
  ]);
};
