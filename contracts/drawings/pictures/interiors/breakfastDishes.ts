import type { BreakfastDish } from '../../../world/content/interiors';
import { mix, tone } from '../drawing/colour';
import { disc, fill, group, oval, stroke } from '../drawing/marks';
import { curve, type Point, segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { steam } from '../elements/steam';
import type { HotelLook } from './hotelLooks';
import { plate } from './tableware';

type Dish = (sheet: Sheet, x: number, y: number) => string;

const crust = '#b5793f';

const berries: Dish = ({ chance }, x, y) =>
  group([
    oval(x, y - 8, 88, 27, '#fbf3e4'),
    ...Array.from({ length: 54 }, (_, index) => {
      const turn = chance.next() * 6.283;
      const far = Math.sqrt(chance.next());
      return disc(
        x + Math.cos(turn) * far * 76,
        y - 14 + Math.sin(turn) * far * 21,
        chance.between(7, 11),
        ['#a8343f', '#4a4a8c', '#e0a03c', '#c9506a'][index % 4] ?? '#a8343f',
      );
    }),
    ...Array.from({ length: 7 }, () => oval(x + chance.between(-50, 50), y - chance.between(16, 32), 12, 5, '#e9cf9a')),
  ]);

const flatbread: Dish = ({ chance }, x, y) =>
  group(
    [0, 1, 2]
      .map((layer) => {
        const py = y - layer * 14;
        return group([
          oval(x + layer * 6 - 6, py - 4, 104 - layer * 6, 32 - layer * 2, tone(crust, 0.02)),
          oval(x + layer * 6 - 6, py - 9, 104 - layer * 6, 31 - layer * 2, '#e6c48c'),
          ...Array.from({ length: 16 }, () =>
            oval(
              x + chance.between(-70, 70),
              py - 10 + chance.between(-14, 14),
              chance.between(4, 11),
              chance.between(2, 4),
              '#9c6a3a99',
            ),
          ),
        ]);
      })
      .concat(fill(`M${short(x - 22)} ${short(y - 46)}l8 -14h34l8 14q-24 10 -50 0Z`, '#f6dc8e')),
  );

const loaf: Dish = (_sheet, x, y) =>
  group([
    fill(
      `M${short(x - 96)} ${short(y - 2)}Q${short(x - 104)} ${short(y - 82)} ${short(x - 30)} ${short(y - 88)}Q${short(x + 50)} ${short(y - 92)} ${short(x + 56)} ${short(y - 6)}Q${short(x - 20)} ${short(y + 16)} ${short(x - 96)} ${short(y - 2)}Z`,
      '#6f4428',
    ),
    ...[-66, -38, -10].map((dx) =>
      stroke(
        curve([
          [x + dx, y - 74],
          [x + dx + 12, y - 58],
          [x + dx + 16, y - 34],
        ]),
        '#b58a58',
        6,
      ),
    ),
    ...[0, 1, 2].map((slice) =>
      group([
        fill(`M${short(x + 38 + slice * 24)} ${short(y + 6)}q-6 -72 34 -76t40 66q-32 22 -74 10Z`, '#6f4428'),
        fill(`M${short(x + 45 + slice * 24)} ${short(y + 2)}q-4 -60 27 -63t32 56q-26 16 -59 7Z`, '#a87a4c'),
      ]),
    ),
  ]);

const pancakes: Dish = (sheet, x, y) =>
  group([
    ...[0, 1, 2, 3, 4].map((layer) =>
      group([
        oval(x + (layer % 2) * 5, y - layer * 13, 86, 26, '#c98f4a'),
        oval(x + (layer % 2) * 5, y - 5 - layer * 13, 86, 25, '#ecc580'),
      ]),
    ),
    oval(x + 2, y - 64, 44, 13, '#b4343f'),
    fill(
      curve(
        [
          [x - 30, y - 62],
          [x - 52, y - 40],
          [x - 44, y - 22],
          [x - 34, y - 40],
          [x - 18, y - 56],
        ],
        true,
      ),
      '#b4343f',
    ),
    oval(x - 4, y - 68, 20, 7, '#fbf6ea'),
    steam(sheet, x, y - 76, 70, 14, '#ffffff', 0.14),
  ]);

const pasty = (x: number, y: number, size: number): string =>
  group([
    oval(x + 3, y + 6, size * 1.02, size * 0.4, '#2a203822'),
    fill(
      curve(
        Array.from({ length: 26 }, (_, index): Point => {
          const turn = (index / 26) * 6.283;
          const reach = index % 2 ? 1 : 0.9;
          return [x + Math.cos(turn) * size * reach, y + Math.sin(turn) * size * 0.4 * reach];
        }),
        true,
      ),
      '#9c6a3c',
    ),
    oval(x, y - 1, size * 0.72, size * 0.23, '#f6e3ac'),
    ...[-0.3, 0.1, 0.36].map((dx) => oval(x + size * dx, y - 2, size * 0.1, size * 0.04, '#d9a85c')),
  ]);

const pasties: Dish = (_sheet, x, y) =>
  group([pasty(x - 44, y - 20, 58), pasty(x + 46, y - 24, 58), pasty(x - 2, y + 6, 62), pasty(x + 4, y - 44, 54)]);

const pie: Dish = (sheet, x, y) =>
  group([
    fill(
      `M${short(x - 98)} ${short(y)}Q${short(x - 108)} ${short(y - 84)} ${short(x)} ${short(y - 88)}T${short(x + 98)} ${short(y)}Q${short(x)} ${short(y + 24)} ${short(x - 98)} ${short(y)}Z`,
      '#8a5a34',
    ),
    fill(
      `M${short(x - 84)} ${short(y - 26)}Q${short(x - 74)} ${short(y - 78)} ${short(x)} ${short(y - 80)}Q${short(x + 30)} ${short(y - 80)} ${short(x + 40)} ${short(y - 70)}Q${short(x - 40)} ${short(y - 66)} ${short(x - 84)} ${short(y - 26)}Z`,
      '#b5844e88',
    ),
    fill(
      `M${short(x + 16)} ${short(y - 86)}Q${short(x + 82)} ${short(y - 78)} ${short(x + 92)} ${short(y - 24)}L${short(x + 40)} ${short(y - 34)}Z`,
      '#e9d9b8',
    ),
    ...[0, 1, 2].map((index) =>
      stroke(
        segment(x + 40 + index * 14, y - 46 - index * 6, x + 66 + index * 8, y - 40 + index * 2),
        ['#8a96a8', '#d9a0a0', '#8a96a8'][index] ?? '#8a96a8',
        9,
      ),
    ),
    steam(sheet, x + 56, y - 80, 80, 16, '#ffffff', 0.2),
  ]);

const porridge: Dish = (sheet, x, y) =>
  group([
    fill(
      `M${short(x - 96)} ${short(y - 52)}Q${short(x)} ${short(y - 20)} ${short(x + 96)} ${short(y - 52)}Q${short(x + 84)} ${short(y + 2)} ${short(x + 38)} ${short(y + 6)}H${short(x - 38)}Q${short(x - 84)} ${short(y + 2)} ${short(x - 96)} ${short(y - 52)}Z`,
      '#fdfaf2',
    ),
    oval(x, y - 52, 96, 27, '#fdfaf2'),
    oval(x, y - 51, 84, 22, '#ecdcb8'),
    oval(x - 4, y - 54, 20, 7, '#f6c94e'),
    oval(x + 4, y - 55, 9, 4, '#fff0b0'),
    ...[-50, -34, 36, 52, 20].map((dx, index) => disc(x + dx, y - 52 + (index % 3) * 5, 6, '#a8343f')),
    stroke(segment(x + 58, y - 56, x + 132, y - 108), '#b9c0c6', 8),
    steam(sheet, x, y - 64, 100, 16, '#ffffff', 0.22),
  ]);

const sausage: Dish = (_sheet, x, y) =>
  group([
    stroke(
      curve([
        [x - 74, y - 12],
        [x - 30, y - 40],
        [x + 30, y - 42],
        [x + 66, y - 18],
      ]),
      '#3f2a2c',
      36,
    ),
    stroke(
      curve([
        [x - 66, y - 20],
        [x - 28, y - 46],
        [x + 26, y - 48],
      ]),
      '#6f4f4c',
      7,
    ),
    ...[-34, -4, 28].map((dx) => stroke(segment(x + dx, y - 58, x + dx + 9, y - 30), '#7f5c54', 4)),
    oval(x + 4, y + 8, 46, 13, '#8f2430'),
    ...[-30, -14, 2, 18, 32].map((dx, index) =>
      disc(x + dx, y + 3 + (index % 2) * 6, 8, index % 2 ? '#b4343f' : '#c9505a'),
    ),
  ]);

const wreath: Dish = (_sheet, x, y) =>
  group([
    oval(x, y - 14, 98, 36, '#8a5630'),
    ...Array.from({ length: 14 }, (_, index) => {
      const turn = (index / 14) * 6.283 + 0.8;
      const [px, py] = [x + Math.cos(turn) * 74, y - 22 + Math.sin(turn) * 25];
      return group([
        oval(px, py, 27, 17, index % 2 ? '#c98a4a' : '#d9a05c'),
        stroke(
          curve([
            [px - 16, py + 4],
            [px, py - 6],
            [px + 14, py + 2],
          ]),
          '#7a4426',
          4,
        ),
      ]);
    }).sort(),
    oval(x, y - 20, 40, 10, '#f7f2e8'),
    ...Array.from({ length: 10 }, (_, index) =>
      disc(x + Math.cos(index * 0.63) * 74, y - 32 + Math.sin(index * 0.63) * 24, 3.4, '#fdfaf2'),
    ),
  ]);

const dishes: Readonly<Record<BreakfastDish, Dish>> = {
  berries,
  flatbread,
  loaf,
  pancakes,
  pasties,
  pie,
  porridge,
  sausage,
  wreath,
};

/** What the kitchen of a hotel is known for, on a large plate. */
export const breakfastDish = (sheet: Sheet, dish: BreakfastDish, x: number, y: number, { cloth }: HotelLook): string =>
  group([plate(x, y, 158, mix('#fdfaf2', cloth, 0.3)), dishes[dish](sheet, x, y)]);
