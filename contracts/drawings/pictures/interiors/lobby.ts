import type { LobbyThing } from '../../../world/content/interiors';
import { createChance } from '../drawing/chance';
import { mix, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';
import { armchair } from '../rooms/armchair';
import { rug } from '../rooms/rug';
import { shadow } from '../rooms/shadow';
import { sofa } from '../rooms/sofa';
import { block, upright } from '../rooms/space';
import type { Scene } from '../scenes/scene';
import { lamp } from './furniture/lamp';
import { plant } from './furniture/plant';
import { createHall, furnished, type Hall, type House } from './hall';
import { lobbyThing } from './lobbyThings';
import { windowRow } from './windows';

/** The desk with its lamp and bell, and the keys behind it. */
function reception(hall: Hall, x: number, width: number): string {
  const { sheet, space, style, look } = hall;
  const wall = space.depth - 0.02;
  const z = space.depth - 1.4;
  const front = mix(look.cloth, style.wood, 0.3);
  const s = space.scale(z);
  const [lampX, lampY] = space.at([x + width - 0.3, 1.1, z + 0.25]);
  const [bellX, bellY] = space.at([x + width * 0.42, 1.1, z + 0.1]);
  const key = (column: number, row: number): string => {
    const [px, py] = space.at([x + 0.28 + column * 0.2, 2.12 - row * 0.22, wall - 0.02]);
    return group([
      disc(px, py, 3.4, style.metal),
      stroke(segment(px, py + 3, px, py + 16), mix(style.metal, '#ffe8b0', 0.3), 2.6),
      disc(px, py + 19, 4.6, (column + row) % 3 ? style.throwMark : style.accent),
    ]);
  };
  return group([
    fill(upright(space, x + 0.14, 1.42, wall, width - 0.28, 0.9), mix(style.wood, '#2a2030', 0.18)),
    stroke(upright(space, x + 0.14, 1.42, wall, width - 0.28, 0.9), tone(style.wood, -0.1), 5),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: Math.floor((width - 0.5) / 0.2) }, (_, column) =>
        (column * 5 + row * 3) % 7 === 2 ? '' : key(column, row),
      ),
    ),
    glow(sheet, ...space.at([x + width / 2, 1.9, wall]), 220, '#ffd79a', 0.3 + look.dusk * 0.2),
    shadow(space, x, z, width, 0.7),
    block(
      space,
      { x, y: 0, z, width, height: 1.05, depth: 0.6 },
      style.wood,
      fade(sheet, mix(front, '#ffe8c0', 0.14), tone(front, -0.04)),
      tone(front, -0.1),
    ),
    ...[0.33, 0.66].map((share) =>
      stroke(
        straight([space.at([x + width * share, 0.08, z]), space.at([x + width * share, 1, z])], false),
        '#2a203830',
        3,
      ),
    ),
    fill(upright(space, x, 0, z - 0.005, width, 0.1), mix(style.wood, '#2a2030', 0.4)),
    block(
      space,
      { x: x - 0.06, y: 1.05, z: z - 0.08, width: width + 0.12, height: 0.06, depth: 0.74 },
      mix(style.wood, '#ffe8c0', 0.5),
      mix(style.wood, '#ffe8c0', 0.24),
      style.wood,
    ),
    glow(sheet, lampX, lampY - s * 0.3, s * 0.9, '#ffd68c', 0.5),
    stroke(segment(lampX, lampY, lampX, lampY - s * 0.26), style.metal, 5),
    fill(
      straight([
        [lampX - s * 0.15, lampY - s * 0.22],
        [lampX + s * 0.15, lampY - s * 0.22],
        [lampX + s * 0.09, lampY - s * 0.42],
        [lampX - s * 0.09, lampY - s * 0.42],
      ]),
      fade(sheet, '#fff0c4', '#ffcf7c'),
    ),
    oval(bellX, bellY, s * 0.08, s * 0.02, '#3a3444'),
    fill(
      `M${short(bellX - s * 0.065)} ${short(bellY - 2)}q0 ${short(-s * 0.075)} ${short(s * 0.065)} ${short(-s * 0.075)}t${short(s * 0.065)} ${short(s * 0.075)}Z`,
      style.metal,
    ),
    disc(bellX, bellY - s * 0.085, s * 0.014, style.metal),
    block(
      space,
      { x: x + 0.18, y: 1.11, z: z + 0.08, width: 0.34, height: 0.03, depth: 0.24 },
      '#fdfaf2',
      '#e0d8ca',
      '#cfc6b8',
    ),
  ]);
}

/** A low table with cups and a magazine. */
const lowTable = ({ space, style, look }: Hall, x: number, z: number): string =>
  group([
    shadow(space, x, z, 1, 0.5),
    ...[0.05, 0.88].flatMap((dx) =>
      [0.4, 0.04].map((dz) => fill(upright(space, x + dx, 0, z + dz, 0.06, 0.4), tone(style.wood, -0.12))),
    ),
    block(
      space,
      { x, y: 0.38, z, width: 1, height: 0.05, depth: 0.5 },
      mix(style.wood, '#ffe8c0', 0.5),
      mix(style.wood, '#ffe8c0', 0.16),
      style.wood,
    ),
    block(
      space,
      { x: x + 0.14, y: 0.43, z: z + 0.14, width: 0.3, height: 0.02, depth: 0.2 },
      look.cloth,
      tone(look.cloth, -0.06),
      tone(look.cloth, -0.1),
    ),
    ...[0.62, 0.82].map((dx) => {
      const [px, py] = space.at([x + dx, 0.43, z + 0.24]);
      return fill(
        straight([
          [px - 10, py - 17],
          [px + 10, py - 17],
          [px + 7, py],
          [px - 7, py],
        ]),
        '#fdfaf2',
      );
    }),
  ]);

/** The lobby of a hotel: its desk, a place to sit in front of its windows, and what only this hotel has. */
export const lobby =
  (house: House, thing: LobbyThing): Scene =>
  (sheet) => {
    const width = 7.6;
    const hall = createHall(sheet, house, { width, height: 2.9, depth: 4.2, metre: 147 });
    const { space, style } = hall;
    const chance = createChance(`${house.id} lobby`);
    const isTurned = chance.happens(0.5);
    const place = (x: number, wide: number): number => (isTurned ? width - x - wide : x);
    const from = place(2.95, 2.1);
    return furnished(hall, [
      windowRow(hall, { from, to: from + 2.1, sill: 0.66, head: 2.46, count: house.brand === 'break' ? 1 : 2 }),
      lobbyThing(hall, thing, place(5.5, 1.7)),
      reception(hall, place(0.6, 1.95), 1.95),
      plant(hall, place(2.74, 0), 3.95, 1.1),
      rug(space, style, place(2.55, 3), 0.35, 3, 1.6),
      ...(chance.happens(0.6)
        ? [sofa(space, style, place(3.1, 1.9), 1.75, 1.9)]
        : [armchair(space, style, place(3, 0.8), 1.7), armchair(space, style, place(4.35, 0.8), 1.7)]),
      lowTable(hall, place(3.55, 1), 0.9),
      lamp(hall, place(4.05, 0), 2.12, 2),
    ]);
  };
