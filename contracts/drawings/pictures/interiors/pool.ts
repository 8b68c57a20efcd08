import { mix, sheer, tone } from '../drawing/colour';
import { glow, linear } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { segment, straight } from '../drawing/path';
import { within } from '../drawing/sheet';
import { steam } from '../elements/steam';
import { per } from '../frame';
import { block, face, level, near, upright } from '../rooms/space';
import type { Scene } from '../scenes/scene';
import { lamp } from './furniture/lamp';
import { plant } from './furniture/plant';
import { createHall, furnished, type Hall, type House } from './hall';
import { windowRow } from './windows';

/** Tiles instead of boards. */
function tiles({ sheet, space, style }: Hall): string {
  const { width, depth } = space;
  const outline = level(space, -2, 0, near, width + 4, depth - near);
  const seams: string[] = [];
  for (let x = -2; x < width + 2; x += 0.5)
    seams.push(straight([space.at([x, 0, near]), space.at([x, 0, depth])], false));
  for (let z = near; z < depth; z += 0.5)
    seams.push(straight([space.at([-2, 0, z]), space.at([width + 2, 0, z])], false));
  return group([
    fill(
      outline,
      linear(sheet, [
        [0, tone(style.tile, -0.06)],
        [0.4, style.tile],
        [1, tone(style.tile, -0.1)],
      ]),
    ),
    stroke(seams.join(''), sheer('#5a5070', 0.16), 2),
  ]);
}

/** A bed to rest on, its head to the window. */
const lounger = ({ space, style, look }: Hall, x: number, z: number): string =>
  group([
    fill(level(space, x - 0.04, 0.002, z - 0.1, 1.7, 0.66), '#2a203830'),
    ...[0.12, 1.36].map((dx) => fill(upright(space, x + dx, 0, z + 0.02, 0.06, 0.28), tone(style.wood, -0.1))),
    block(
      space,
      { x, y: 0.26, z, width: 1.6, height: 0.07, depth: 0.56 },
      mix(style.wood, '#ffe8c0', 0.4),
      style.wood,
      tone(style.wood, -0.1),
    ),
    block(
      space,
      { x: x + 0.36, y: 0.33, z: z + 0.02, width: 1.22, height: 0.08, depth: 0.52 },
      mix(look.cloth, '#ffffff', 0.5),
      mix(look.cloth, '#ffffff', 0.2),
      look.cloth,
    ),
    fill(
      face(space, [
        [x + 0.36, 0.34, z + 0.02],
        [x + 0.42, 0.4, z + 0.02],
        [x + 0.02, 0.86, z + 0.02],
        [x - 0.04, 0.8, z + 0.02],
      ]),
      style.wood,
    ),
    fill(
      face(space, [
        [x + 0.4, 0.4, z + 0.02],
        [x + 0.4, 0.4, z + 0.54],
        [x + 0.02, 0.86, z + 0.54],
        [x + 0.02, 0.86, z + 0.02],
      ]),
      mix(look.cloth, '#ffffff', 0.34),
    ),
  ]);

/** Water in its basin, with the light of the windows on it. */
function basin({ sheet, space, look }: Hall, x: number, z: number, width: number, depth: number): string {
  const { chance } = sheet;
  const outline = level(space, x, 0.002, z, width, depth);
  const day = mix('#7fd0d8', '#2f6f94', look.dusk);
  const lines = Array.from({ length: 46 }, () => {
    const [px, py] = space.at([chance.between(x, x + width), 0, chance.between(z, z + depth)]);
    return fill(
      brushed(chance, px, py, chance.between(30, 120), chance.between(2, 5)),
      sheer(chance.happens(0.6) ? '#f2fbfa' : '#2a5f80', chance.between(0.2, 0.5)),
    );
  });
  const [ladderX, edge] = space.at([x + width - 1, 0, z + depth]);
  const ladder = [
    ...[-15, 15].map((dx) => stroke(segment(ladderX + dx, edge - 40, ladderX + dx, edge + 26), '#c9d2d8', 6)),
    ...[8, 20].map((dy) => stroke(segment(ladderX - 15, edge + dy, ladderX + 15, edge + dy), '#aebac2', 4)),
  ];
  return group([
    fill(level(space, x - 0.22, 0.001, z - 0.22, width + 0.44, depth + 0.44), '#fdfcf8'),
    stroke(level(space, x - 0.22, 0.001, z - 0.22, width + 0.44, depth + 0.44), '#5a507033', 3),
    group(
      [
        fill(
          outline,
          linear(sheet, [
            [0, mix(day, '#fff2d4', 0.34)],
            [0.4, day],
            [1, tone(day, -0.1)],
          ]),
        ),
        fill(level(space, x, 0.002, z + depth - 0.16, width, 0.16), tone(day, -0.14)),
        ...[0.24, 0.5, 0.76].map((share) => {
          const [px, py] = space.at([x + width * share, 0, z + depth * 0.6]);
          return glow(sheet, px, py, 170, look.dusk > 0.6 ? '#ffdf9c' : '#ffffff', 0.5, 0.4);
        }),
        ...lines,
      ],
      `clip-path="${within(sheet, outline)}"`,
    ),
    stroke(outline, '#2a506a66', 4),
    ...ladder,
  ]);
}

/** The pool of a spa, before great windows. */
export const poolHall =
  (house: House): Scene =>
  (sheet) => {
    const width = per(sheet, { card: 8, wide: 11, tall: 8 });
    const z = per(sheet, { card: 0, wide: 0.9, tall: 0 });
    const hall = createHall(sheet, house, { width, height: 3.3, depth: 5, metre: 137 });
    const windows =
      house.brand === 'break' ? per(sheet, { card: 2, wide: 3, tall: 2 }) : per(sheet, { card: 4, wide: 6, tall: 4 });
    return furnished(hall, [
      tiles(hall),
      windowRow(hall, { from: 0.5, to: width - 0.5, sill: 0.3, head: 2.86, count: windows, gap: 0.24 }),
      plant(hall, 0.5, 4.4, 1.4),
      plant(hall, width - 0.5, 4.4, 1.4),
      lounger(hall, width * 0.22, 4.1),
      lounger(hall, width * 0.55, 4.1),
      basin(hall, 0.9, z, width - 1.8, 3.5 - z),
      ...[0.25, 0.5, 0.75].map((share) => lamp(hall, width * share, 2.5, 3)),
      ...[0.3, 0.62].map((share) => steam(sheet, sheet.width * share, sheet.height * 0.72, 120, 30, '#ffffff', 0.12)),
    ]);
  };
