import { type Colour, mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { curve, segment, short, straight } from '../../drawing/path';
import { shadow } from '../../rooms/shadow';
import { block, upright } from '../../rooms/space';
import { round } from '../furniture/round';
import { near, type Thing } from './thing';

/** Suitcases that wait for their ship, under the clock. */
export const luggage: Thing = (hall, x) => {
  const { space } = hall;
  const { at, s } = near(hall, x);
  const z = space.depth - 0.66;
  const suitcase = (dx: number, up: number, wide: number, tall: number, colour: Colour): string => {
    const [hx, hy] = space.at([x + dx + wide / 2, up + tall, z]);
    return group([
      stroke(`M${short(hx - 16)} ${short(hy)}v-9h32v9`, tone(colour, -0.16), 6),
      block(
        space,
        { x: x + dx, y: up, z, width: wide, height: tall, depth: 0.34 },
        mix(colour, '#ffe8c8', 0.3),
        colour,
        tone(colour, -0.1),
      ),
      ...[0.2, 0.8].map((share) =>
        fill(upright(space, x + dx + wide * share - 0.025, up, z - 0.005, 0.05, tall), tone(colour, -0.12)),
      ),
      fill(upright(space, x + dx + wide * 0.44, up + tall * 0.66, z - 0.006, wide * 0.12, tall * 0.16), '#e0b45a'),
    ]);
  };
  const [cx, cy] = at(0.85, 2.1);
  return group([
    disc(cx, cy, s * 0.31, '#3a3444'),
    disc(cx, cy, s * 0.28, '#fdfaf2'),
    ...Array.from({ length: 12 }, (_, index) =>
      disc(
        cx + Math.cos(index * 0.5236) * s * 0.23,
        cy + Math.sin(index * 0.5236) * s * 0.23,
        index % 3 ? 2 : 3.4,
        '#2a2038',
      ),
    ),
    stroke(
      straight(
        [
          [cx - s * 0.12, cy - s * 0.08],
          [cx, cy],
          [cx + s * 0.03, cy - s * 0.2],
        ],
        false,
      ),
      '#2a2038',
      5,
    ),
    shadow(space, x, z, 1.66, 0.4),
    suitcase(0.04, 0, 0.78, 0.5, '#7d5238'),
    suitcase(0.1, 0.52, 0.64, 0.4, '#2f5a7c'),
    suitcase(0.2, 0.94, 0.44, 0.28, '#c9573f'),
    suitcase(0.94, 0, 0.66, 0.62, '#4f7a6a'),
    suitcase(1.02, 0.64, 0.48, 0.3, '#e0b45a'),
  ]);
};

/** A barrel, coils of rope and a ship's block: what was stored here once. */
export const rope: Thing = (hall, x) => {
  const { sheet, space } = hall;
  const { at, s } = near(hall, x);
  const z = space.depth - 0.5;
  const [bx, by] = space.at([x + 0.42, 0, z]);
  const coil = (dx: number, up: number, radius: number): string =>
    group(
      [0, 1, 2, 3].map((index) => {
        const [px, py] = at(dx, up);
        return `<ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(s * (radius - index * 0.045))}" ry="${short(s * (radius * 1.3 - index * 0.045))}" fill="none" stroke="${index % 2 ? '#c9a870' : '#b08a54'}" stroke-width="7"/>`;
      }),
    );
  const half = s * 0.34;
  return group([
    ...[0.4, 1.26].map((dx) => stroke(straight([at(dx, 2.3), at(dx, 2.16)], false), '#3a3444', 9)),
    coil(0.4, 1.84, 0.26),
    coil(1.26, 1.84, 0.26),
    oval(bx, by + 2, half * 1.1, 9, '#2a203844'),
    fill(
      `M${short(bx - half * 0.84)} ${short(by)}Q${short(bx - half * 1.2)} ${short(by - s * 0.42)} ${short(bx - half * 0.84)} ${short(by - s * 0.84)}h${short(half * 1.68)}Q${short(bx + half * 1.2)} ${short(by - s * 0.42)} ${short(bx + half * 0.84)} ${short(by)}Z`,
      fade(sheet, '#b5845a', '#8a5a3c'),
    ),
    ...[0.16, 0.3, 0.56, 0.7].map((up) =>
      stroke(segment(bx - half * 1.0, by - s * up, bx + half * 1.0, by - s * up), '#4a4450', 7),
    ),
    ...[-0.5, 0, 0.5].map((dx) =>
      stroke(
        curve([
          [bx + half * dx * 0.84, by - 4],
          [bx + half * dx * 1.16, by - s * 0.42],
          [bx + half * dx * 0.84, by - s * 0.82],
        ]),
        '#6a4430',
        2.4,
      ),
    ),
    oval(bx, by - s * 0.84, half * 0.84, s * 0.07, '#c99a68'),
    ...[0.02, 0.08, 0.14, 0.2].map((up, index) =>
      round(space, x + 1.22, up, z, 0.34 - index * 0.02, index % 2 ? '#b08a54' : '#c9a870'),
    ),
    round(space, x + 1.22, 0.22, z, 0.14, '#6a4a30'),
  ]);
};

/** A telescope towards the castle, and a knight's helmet on its shelf. */
export const telescope: Thing = (hall, x) => {
  const { space, style } = hall;
  const { at, s } = near(hall, x);
  const z = space.depth - 0.7;
  const [px, py] = space.at([x + 0.8, 0, z]);
  const [hx, hy] = at(1.2, 1.86, 0.2);
  const u = s * 0.01;
  return group([
    block(
      space,
      { x: x + 0.8, y: 1.8, z: space.depth - 0.36, width: 0.8, height: 0.05, depth: 0.34 },
      mix(style.wood, '#ffe8c0', 0.4),
      style.wood,
      tone(style.wood, -0.1),
    ),
    fill(
      `M${short(hx - 17 * u)} ${short(hy)}v${short(-24 * u)}q0 ${short(-20 * u)} ${short(17 * u)} ${short(-20 * u)}t${short(17 * u)} ${short(20 * u)}v${short(24 * u)}Z`,
      '#a5acb5',
    ),
    fill(`M${short(hx - 13 * u)} ${short(hy - 22 * u)}h${short(26 * u)}v${short(6 * u)}h${short(-26 * u)}Z`, '#2f2c38'),
    ...[-6, 0, 6].map((dx) => stroke(segment(hx + dx * u, hy - 11 * u, hx + dx * u, hy - 4 * u), '#4a4a58', 2.4)),
    stroke(
      curve([
        [hx, hy - 42 * u],
        [hx + 14 * u, hy - 58 * u],
        [hx + 28 * u, hy - 44 * u],
      ]),
      '#b4483f',
      8,
    ),
    oval(px, py, s * 0.5, 9, '#2a203838'),
    ...[-0.4, 0.4, 0.06].map((dx) => stroke(segment(px, py - s * 1.02, px + s * dx, py), '#8a5a3c', 7)),
    disc(px, py - s * 1.04, 9, '#3a3444'),
    stroke(segment(px - s * 0.42, py - s * 0.9, px + s * 0.2, py - s * 1.18), '#c99a4a', 19),
    stroke(segment(px + s * 0.16, py - s * 1.16, px + s * 0.44, py - s * 1.29), '#7d3b2c', 26),
    stroke(segment(px - s * 0.42, py - s * 0.9, px - s * 0.46, py - s * 0.88), '#3a3444', 15),
  ]);
};

/** A violin, its stand of music, and skis that lean on the same wall. */
export const violin: Thing = (hall, x) => {
  const { sheet, space } = hall;
  const { at, s } = near(hall, x);
  const [vx, vy] = at(0.5, 1.62, 0.05);
  const u = s * 0.01;
  const z = space.depth - 0.5;
  const [mx, my] = space.at([x + 0.6, 0, z]);
  const ski = (dx: number, colour: Colour): string => {
    const [px, py] = space.at([x + dx, 0, space.depth - 0.2]);
    return stroke(
      curve([
        [px, py],
        [px + 12, py - s * 1.9],
        [px + 18, py - s * 2.02],
      ]),
      colour,
      10,
    );
  };
  return group([
    glow(sheet, vx, vy, s * 0.9, '#ffdf9c', 0.36),
    fill(upright(space, x + 1.1, 1.3, space.depth - 0.04, 0.56, 0.09), '#8a5f3f'),
    ski(1.18, '#c9573f'),
    ski(1.28, '#b4483f'),
    ski(1.44, '#2f5a86'),
    ski(1.54, '#274c74'),
    fill(
      `M${short(vx)} ${short(vy - 30 * u)}C${short(vx + 20 * u)} ${short(vy - 30 * u)} ${short(vx + 20 * u)} ${short(vy - 8 * u)} ${short(vx + 11 * u)} ${short(vy - 2 * u)}C${short(vx + 26 * u)} ${short(vy + 6 * u)} ${short(vx + 24 * u)} ${short(vy + 36 * u)} ${short(vx)} ${short(vy + 36 * u)}C${short(vx - 24 * u)} ${short(vy + 36 * u)} ${short(vx - 26 * u)} ${short(vy + 6 * u)} ${short(vx - 11 * u)} ${short(vy - 2 * u)}C${short(vx - 20 * u)} ${short(vy - 8 * u)} ${short(vx - 20 * u)} ${short(vy - 30 * u)} ${short(vx)} ${short(vy - 30 * u)}Z`,
      fade(sheet, '#b5622f', '#8a4424'),
    ),
    stroke(segment(vx, vy + 26 * u, vx, vy - 66 * u), '#2f2228', 7),
    stroke(
      curve([
        [vx - 3, vy - 66 * u],
        [vx + 5, vy - 72 * u],
        [vx + 2, vy - 64 * u],
      ]),
      '#8a4424',
      6,
    ),
    ...[-8, 8].map((dx) =>
      stroke(
        curve([
          [vx + dx * u, vy + 2 * u],
          [vx + dx * u * 1.3, vy + 8 * u],
          [vx + dx * u, vy + 15 * u],
        ]),
        '#3a2018',
        2.6,
      ),
    ),
    stroke(segment(vx + 34 * u, vy - 50 * u, vx + 30 * u, vy + 40 * u), '#c99a68', 4),
    oval(mx, my, s * 0.3, 7, '#2a203838'),
    ...[-0.22, 0.22, 0.02].map((dx) => stroke(segment(mx, my - s * 0.3, mx + s * dx, my), '#3a3444', 5)),
    stroke(segment(mx, my - s * 0.28, mx, my - s * 0.84), '#3a3444', 5),
    fill(
      straight([
        [mx - s * 0.26, my - s * 0.72],
        [mx + s * 0.26, my - s * 0.72],
        [mx + s * 0.24, my - s * 1.06],
        [mx - s * 0.24, my - s * 1.06],
      ]),
      '#3a3444',
    ),
    fill(
      straight([
        [mx - s * 0.22, my - s * 0.76],
        [mx - 2, my - s * 0.76],
        [mx - 2, my - s * 1.1],
        [mx - s * 0.2, my - s * 1.1],
      ]),
      '#fdfaf2',
    ),
    fill(
      straight([
        [mx + s * 0.22, my - s * 0.76],
        [mx + 2, my - s * 0.76],
        [mx + 2, my - s * 1.1],
        [mx + s * 0.2, my - s * 1.1],
      ]),
      '#f3ecdc',
    ),
    ...[0.84, 0.92, 1].flatMap((up) =>
      [-0.11, 0.11].map((dx) =>
        stroke(segment(mx + s * (dx - 0.07), my - s * up, mx + s * (dx + 0.07), my - s * up), '#5a506888', 2),
      ),
    ),
  ]);
};
