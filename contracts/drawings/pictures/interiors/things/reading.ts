import { mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { fill, group, stroke } from '../../drawing/marks';
import { segment, straight } from '../../drawing/path';
import { armchair } from '../../rooms/armchair';
import { shadow } from '../../rooms/shadow';
import { block, upright } from '../../rooms/space';
import { round } from '../furniture/round';
import { windowRow } from '../windows';
import type { Thing } from './thing';

/** A wall of books with its ladder. */
export const books: Thing = (hall, x) => {
  const { sheet, space, style, look } = hall;
  const z = space.depth - 0.36;
  const spines = [look.cloth, style.accent, style.headboard, '#e6d2a8', '#4f6f8c', '#6f7f5c', '#a8543f', '#3a3444'];
  const shelf = (up: number): string => {
    const parts: string[] = [];
    for (let dx = 0.06; dx < 1.58;) {
      const wide = sheet.chance.between(0.035, 0.075);
      if (!sheet.chance.happens(0.06))
        parts.push(
          fill(
            upright(space, x + dx, up, z - 0.01, wide - 0.008, sheet.chance.between(0.2, 0.31)),
            spines[Math.floor(sheet.chance.next() * 8)] ?? look.cloth,
          ),
        );
      dx += wide;
    }
    return group([
      ...parts,
      block(
        space,
        { x, y: up - 0.04, z: z - 0.02, width: 1.66, height: 0.04, depth: 0.34 },
        mix(style.wood, '#ffe8c0', 0.3),
        style.wood,
        tone(style.wood, -0.1),
      ),
    ]);
  };
  return group([
    fill(upright(space, x, 0, space.depth - 0.02, 1.66, 2.5), tone(style.wood, -0.16)),
    ...[0.12, 0.5, 0.88, 1.26, 1.64, 2.02].map(shelf),
    ...[-0.03, 1.64].map((dx) =>
      block(
        space,
        { x: x + dx, y: 0, z: z - 0.02, width: 0.05, height: 2.44, depth: 0.36 },
        style.wood,
        style.wood,
        tone(style.wood, -0.1),
      ),
    ),
    block(
      space,
      { x: x - 0.06, y: 2.4, z: z - 0.05, width: 1.78, height: 0.08, depth: 0.4 },
      style.wood,
      mix(style.wood, '#ffe8c0', 0.14),
      tone(style.wood, -0.1),
    ),
    ...[0.96, 1.3].map((dx) =>
      stroke(
        straight([space.at([x + dx + 0.08, 2.3, z - 0.08]), space.at([x + dx, 0, z - 0.5])], false),
        mix(style.wood, '#ffe8c0', 0.3),
        6,
      ),
    ),
    ...[0.3, 0.62, 0.94, 1.26, 1.58, 1.9].map((up) =>
      stroke(
        straight(
          [
            space.at([x + 0.96 + up * 0.035, up, z - 0.5 + up * 0.18]),
            space.at([x + 1.3 + up * 0.035, up, z - 0.5 + up * 0.18]),
          ],
          false,
        ),
        mix(style.wood, '#ffe8c0', 0.2),
        5,
      ),
    ),
  ]);
};

/** A chair, a lamp and a shelf of books in a quiet corner. */
export const readingCorner: Thing = (hall, x) => {
  const { sheet, space, style, look } = hall;
  const z = space.depth - 0.62;
  const s = space.scale(z);
  const [lx, ly] = space.at([x + 1.42, 0, z]);
  const shelf = (up: number): string =>
    group([
      ...Array.from({ length: 12 }, (_, index) =>
        index % 6 === 4
          ? ''
          : fill(
              upright(space, x + 0.24 + index * 0.075, up, space.depth - 0.2, 0.06, 0.18 + ((index * 5) % 4) * 0.025),
              [look.cloth, style.accent, '#e6d2a8', '#4f6f8c', '#a8543f'][index % 5] ?? look.cloth,
            ),
      ),
      block(
        space,
        { x: x + 0.14, y: up - 0.04, z: space.depth - 0.24, width: 1.1, height: 0.04, depth: 0.22 },
        mix(style.wood, '#ffe8c0', 0.4),
        style.wood,
        tone(style.wood, -0.1),
      ),
    ]);
  return group([
    shelf(2.02),
    shelf(1.62),
    armchair(space, style, x + 0.3, z - 0.2),
    round(space, x + 1.42, 0.01, z, 0.16, '#3a3444'),
    stroke(segment(lx, ly, lx, ly - s * 1.44), '#3a3444', 5),
    glow(sheet, lx, ly - s * 1.4, s * 1, '#ffd68c', 0.55),
    fill(
      straight([
        [lx - s * 0.2, ly - s * 1.36],
        [lx + s * 0.2, ly - s * 1.36],
        [lx + s * 0.12, ly - s * 1.64],
        [lx - s * 0.12, ly - s * 1.64],
      ]),
      fade(sheet, '#fff0c4', '#ffcf7c'),
    ),
  ]);
};

/** A wide window seat with cushions, a book left open on it. */
export const windowSeat: Thing = (hall, x) => {
  const { space, style, look } = hall;
  const z = space.depth - 0.6;
  const [bx, by] = space.at([x + 1.06, 0.56, z + 0.26]);
  return group([
    windowRow(hall, { from: x + 0.08, to: x + 1.6, sill: 0.72, head: 2.4, count: 1, towards: 0.86 }),
    shadow(space, x, z, 1.7, 0.58),
    block(
      space,
      { x, y: 0, z, width: 1.7, height: 0.44, depth: 0.58 },
      style.wood,
      mix(style.wood, '#ffe8c0', 0.2),
      tone(style.wood, -0.1),
    ),
    block(
      space,
      { x: x + 0.02, y: 0.44, z: z + 0.02, width: 1.66, height: 0.12, depth: 0.54 },
      mix(look.cloth, '#ffe8c8', 0.3),
      look.cloth,
      tone(look.cloth, -0.1),
    ),
    block(
      space,
      { x: x + 0.1, y: 0.56, z: z + 0.34, width: 0.42, height: 0.36, depth: 0.12 },
      style.throwMark,
      style.throwMark,
      tone(style.throwMark, -0.1),
    ),
    block(
      space,
      { x: x + 0.44, y: 0.56, z: z + 0.26, width: 0.38, height: 0.3, depth: 0.12 },
      style.seat,
      style.seat,
      tone(style.seat, -0.1),
    ),
    fill(
      straight([
        [bx - 26, by],
        [bx, by - 5],
        [bx, by + 6],
        [bx - 28, by + 11],
      ]),
      '#fdfaf2',
    ),
    fill(
      straight([
        [bx + 26, by],
        [bx, by - 5],
        [bx, by + 6],
        [bx + 28, by + 11],
      ]),
      '#efe6d4',
    ),
  ]);
};
