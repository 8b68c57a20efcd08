import { mix, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { dab, disc, fill, group, oval, stroke } from '../drawing/marks';
import { box, curve, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { steam } from '../elements/steam';
import type { RoomStyle } from '../rooms/style';
import type { HotelLook } from './hotelLooks';

type Thing = (sheet: Sheet, x: number, y: number, style: RoomStyle, look: HotelLook) => string;

/** A cup on its saucer, with a handle on the right. */
export function cup(sheet: Sheet, x: number, y: number, size: number, colour: string, drink = '#5a3626'): string {
  const s = size;
  return group([
    oval(x, y + s * 0.05, s * 0.86, s * 0.25, '#2a203833'),
    oval(x, y, s * 0.8, s * 0.23, '#fdfaf2'),
    oval(x, y - s * 0.02, s * 0.5, s * 0.14, '#e6dfd2'),
    stroke(
      curve([
        [x + s * 0.4, y - s * 0.52],
        [x + s * 0.7, y - s * 0.5],
        [x + s * 0.66, y - s * 0.22],
        [x + s * 0.34, y - s * 0.16],
      ]),
      colour,
      s * 0.11,
    ),
    fill(
      `M${short(x - s * 0.46)} ${short(y - s * 0.64)}C${short(x - s * 0.46)} ${short(y - s * 0.1)} ${short(x - s * 0.26)} ${short(y)} ${short(x)} ${short(y)}S${short(x + s * 0.46)} ${short(y - s * 0.1)} ${short(x + s * 0.46)} ${short(y - s * 0.64)}Z`,
      fade(sheet, mix(colour, '#ffffff', 0.16), tone(colour, -0.06)),
    ),
    oval(x, y - s * 0.64, s * 0.46, s * 0.14, mix(colour, '#ffffff', 0.4)),
    oval(x, y - s * 0.63, s * 0.4, s * 0.11, drink),
    steam(sheet, x, y - s * 0.7, s * 1.3, s * 0.2, '#ffffff', 0.2),
  ]);
}

const book = (x: number, y: number, wide: number, tall: number, colour: string): string =>
  group([
    fill(box(x, y - tall, wide, tall), colour),
    fill(box(x + wide * 0.04, y - tall * 0.8, wide * 0.92, tall * 0.6), '#f6ead0'),
    fill(box(x, y - tall, wide * 0.08, tall), tone(colour, -0.06)),
  ]);

const books: Thing = (sheet, x, y, style, look) =>
  group([
    oval(x, y + 4, 106, 12, '#2a203833'),
    book(x - 92, y, 184, 26, look.cloth),
    book(x - 78, y - 26, 160, 22, style.accent),
    cup(sheet, x - 178, y + 8, 62, look.seat),
  ]);

const coffee: Thing = (sheet, x, y, style, look) =>
  group([cup(sheet, x, y + 6, 78, look.cloth), cup(sheet, x - 150, y + 12, 72, style.throwMark)]);

const flowers: Thing = ({ chance, ...sheet }, x, y, style, look) => {
  const stems = [-62, -30, 0, 34, 66].map((dx, index) => [x + dx, y - 150 - (index % 3) * 26] as const);
  return group([
    oval(x, y + 4, 60, 10, '#2a203833'),
    ...stems.map(([px, py]) =>
      stroke(
        curve([
          [x, y - 60],
          [(x + px) / 2, (y + py) / 2 - 30],
          [px, py],
        ]),
        '#5f7f4c',
        4,
      ),
    ),
    ...stems.flatMap(([px, py]) =>
      Array.from({ length: 5 }, () =>
        fill(dab(chance, (x + px) / 2 + chance.between(-16, 16), (y + py) / 2 - chance.between(10, 50), 13), '#6f8f5c'),
      ),
    ),
    ...stems.flatMap(([px, py], index) => [
      ...Array.from({ length: 7 }, (_, petal) =>
        disc(
          px + Math.cos(petal * 0.9) * 13,
          py + Math.sin(petal * 0.9) * 13,
          9,
          index % 2 ? style.throwMark : style.accent,
        ),
      ),
      disc(px, py, 8, '#fff0c4'),
    ]),
    fill(
      straight([
        [x - 34, y - 92],
        [x + 34, y - 92],
        [x + 26, y],
        [x - 26, y],
      ]),
      fade({ chance, ...sheet }, mix(look.cloth, '#ffffff', 0.55), mix(look.cloth, '#ffffff', 0.3)),
    ),
  ]);
};

const geranium: Thing = (sheet, x, y, style, look) => {
  const { chance } = sheet;
  const leaves = Array.from({ length: 60 }, () => {
    const turn = chance.next() * 6.283;
    const far = Math.sqrt(chance.next());
    return [x + Math.cos(turn) * far * 74, y - 132 + Math.sin(turn) * far * 54] as const;
  });
  return group([
    oval(x, y + 4, 62, 10, '#2a203833'),
    ...leaves.map(([px, py], index) =>
      fill(dab(chance, px, py, chance.between(13, 20)), ['#4f7344', '#6a8f54', '#83a864'][index % 3] ?? '#6a8f54'),
    ),
    ...[
      [-44, -176],
      [6, -196],
      [50, -168],
    ].flatMap(([dx = 0, dy = 0]) =>
      Array.from({ length: 9 }, () =>
        disc(x + dx + chance.between(-15, 15), y + dy + chance.between(-12, 12), 7, style.accent),
      ),
    ),
    fill(
      straight([
        [x - 50, y - 88],
        [x + 50, y - 88],
        [x + 38, y],
        [x - 38, y],
      ]),
      fade(sheet, mix(look.seat, '#c98a6a', 0.4), mix(look.seat, '#8a5440', 0.5)),
    ),
    fill(box(x - 55, y - 94, 110, 20), mix(look.seat, '#c98a6a', 0.5)),
  ]);
};

const candle: Thing = (sheet, x, y, _style, look) =>
  group([
    oval(x, y + 4, 66, 11, '#2a203833'),
    glow(sheet, x, y - 70, 190, '#ffc873', 0.35 + look.dusk * 0.3),
    fill(box(x - 44, y - 128, 88, 128), '#fff3cc55'),
    fill(box(x - 15, y - 62, 30, 62), '#f6ead0'),
    fill(`M${x - 9} ${y - 64}q2 -20 9 -34q9 14 9 34Z`, '#ffb14a'),
    ...[-44, 44].map((dx) => stroke(segment(x + dx, y - 128, x + dx, y), '#3a3444', 6)),
    stroke(segment(x - 48, y, x + 48, y), '#3a3444', 8),
    fill(
      straight([
        [x - 54, y - 126],
        [x + 54, y - 126],
        [x + 22, y - 160],
        [x - 22, y - 160],
      ]),
      '#3a3444',
    ),
    stroke(`M${x - 16} ${y - 160}a16 20 0 0 1 32 0`, '#3a3444', 5),
    cup(sheet, x - 160, y + 8, 66, look.cloth),
  ]);

const things = { books, candle, coffee, flowers, geranium };

export const sillThings = ['books', 'candle', 'coffee', 'flowers', 'geranium'] as const;

/** What stands on a window sill. */
export const sillThing = (
  sheet: Sheet,
  kind: (typeof sillThings)[number],
  x: number,
  y: number,
  style: RoomStyle,
  look: HotelLook,
): string => things[kind](sheet, x, y, style, look);
