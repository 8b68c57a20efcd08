import { mix, tone } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { dab, disc, fill, group, oval, stroke } from '../drawing/marks';
import { curve, segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { steam } from '../elements/steam';
import type { RoomStyle } from '../rooms/style';
import type { HotelLook } from './hotelLooks';

const shade = '#2a203833';
const white = '#fdfaf2';

/** A plate, seen from a chair. */
export const plate = (x: number, y: number, radius: number, rim = white): string =>
  group([
    oval(x + 5, y + 9, radius * 1.02, radius * 0.34, shade),
    oval(x, y, radius, radius * 0.34, rim),
    oval(x, y - 1, radius * 0.9, radius * 0.3, mix(rim, '#ffffff', 0.5)),
    oval(x, y + 2, radius * 0.68, radius * 0.22, '#eae3d6'),
    oval(x, y + 4, radius * 0.66, radius * 0.205, '#f7f2e8'),
  ]);

/** A coffee pot of enamel; its spout points to the right (1) or to the left (-1). */
export const pot = (
  sheet: Sheet,
  x: number,
  y: number,
  way: number,
  style: RoomStyle,
  { cloth }: HotelLook,
): string => {
  const px = (dx: number): string => short(x + dx * way);
  return group([
    oval(x, y + 4, 84, 20, shade),
    stroke(
      `M${px(-52)} ${short(y - 128)}Q${px(-112)} ${short(y - 120)} ${px(-96)} ${short(y - 62)}Q${px(-88)} ${short(y - 36)} ${px(-58)} ${short(y - 34)}`,
      tone(cloth, -0.1),
      13,
    ),
    fill(
      `M${px(46)} ${short(y - 96)}Q${px(92)} ${short(y - 104)} ${px(104)} ${short(y - 160)}L${px(124)} ${short(y - 156)}Q${px(116)} ${short(y - 66)} ${px(58)} ${short(y - 44)}Z`,
      tone(cloth, -0.04),
    ),
    fill(
      `M${px(-44)} ${short(y - 152)}C${px(-64)} ${short(y - 90)} ${px(-78)} ${short(y - 40)} ${px(-70)} ${short(y)}Q${px(0)} ${short(y + 22)} ${px(70)} ${short(y)}C${px(78)} ${short(y - 40)} ${px(64)} ${short(y - 90)} ${px(44)} ${short(y - 152)}Z`,
      fade(sheet, mix(cloth, '#ffffff', 0.14), tone(cloth, -0.07)),
    ),
    stroke(
      curve([
        [x - 46 * way, y - 126],
        [x - 56 * way, y - 70],
        [x - 58 * way, y - 24],
      ]),
      '#ffffff55',
      9,
    ),
    oval(x, y - 152, 45, 12, mix(cloth, '#ffffff', 0.3)),
    fill(`M${short(x - 38)} ${short(y - 153)}q6 -30 38 -30t38 30Z`, cloth),
    disc(x, y - 190, 10, style.metal),
    steam(sheet, x + 116 * way, y - 164, 90, 14 * way, '#ffffff', 0.22),
  ]);
};

/** A jug of juice. */
export const jug = (sheet: Sheet, x: number, y: number, way: number): string => {
  const px = (dx: number): string => short(x + dx * way);
  return group([
    oval(x, y + 3, 64, 16, shade),
    stroke(
      `M${px(44)} ${short(y - 112)}Q${px(96)} ${short(y - 108)} ${px(86)} ${short(y - 60)}Q${px(78)} ${short(y - 28)} ${px(44)} ${short(y - 30)}`,
      '#e8f1ee99',
      10,
    ),
    fill(
      `M${px(-46)} ${short(y - 92)}Q${px(-56)} ${short(y - 40)} ${px(-48)} ${short(y)}Q${px(0)} ${short(y + 16)} ${px(48)} ${short(y)}Q${px(56)} ${short(y - 40)} ${px(46)} ${short(y - 92)}Z`,
      fade(sheet, '#ffc95a', '#f0a03c'),
    ),
    oval(x, y - 92, 46, 12, '#ffdc8c'),
    fill(
      `M${px(-42)} ${short(y - 146)}L${px(-66)} ${short(y - 152)}Q${px(-56)} ${short(y - 60)} ${px(-50)} ${short(y)}Q${px(0)} ${short(y + 18)} ${px(50)} ${short(y)}Q${px(58)} ${short(y - 60)} ${px(42)} ${short(y - 146)}Z`,
      '#f2f8f638',
    ),
    oval(x - 4 * way, y - 147, 46, 11, '#ffffff55'),
    stroke(
      curve([
        [x - 40 * way, y - 128],
        [x - 44 * way, y - 70],
        [x - 38 * way, y - 16],
      ]),
      '#ffffff88',
      6,
    ),
  ]);
};

/** A basket of rolls. */
export const basket = ({ chance }: Sheet, x: number, y: number): string =>
  group([
    oval(x, y + 4, 112, 22, shade),
    ...[
      [-58, -56],
      [4, -66],
      [62, -54],
      [-26, -44],
      [34, -42],
    ].map(([dx = 0, dy = 0], index) =>
      group([
        oval(x + dx, y + dy, 44, 29, ['#c98a4a', '#d99f5c', '#b5793f'][index % 3] ?? '#c98a4a'),
        oval(x + dx - 7, y + dy - 9, 24, 11, '#ecc48488'),
        stroke(segment(x + dx - 17, y + dy - 6, x + dx + 17, y + dy - 13), '#f6dfb0aa', 4),
        ...Array.from({ length: 4 }, () =>
          disc(x + dx + chance.between(-22, 22), y + dy + chance.between(-14, 8), 2, '#f6e6c0'),
        ),
      ]),
    ),
    fill(
      `M${short(x - 106)} ${short(y - 42)}Q${short(x)} ${short(y - 16)} ${short(x + 106)} ${short(y - 42)}Q${short(x + 98)} ${short(y + 2)} ${short(x + 78)} ${short(y + 4)}Q${short(x)} ${short(y + 22)} ${short(x - 78)} ${short(y + 4)}Q${short(x - 98)} ${short(y + 2)} ${short(x - 106)} ${short(y - 42)}Z`,
      '#c9985c',
    ),
    ...[-30, -16, -2].map((dy, index) =>
      stroke(
        curve([
          [x - 100 + index * 7, y + dy],
          [x, y + dy + 23],
          [x + 100 - index * 7, y + dy],
        ]),
        '#9c6c3a',
        4,
      ),
    ),
    ...[-72, -44, -15, 15, 44, 72].map((dx) =>
      stroke(
        segment(
          x + dx * 1.08,
          y - 31 + (1 - Math.abs(dx) / 90) * 10,
          x + dx * 0.92,
          y + 4 + (1 - Math.abs(dx) / 90) * 9,
        ),
        '#e3bd84',
        4,
      ),
    ),
  ]);

/** A bowl of berries. */
export const bowl = (sheet: Sheet, x: number, y: number, berry: string): string =>
  group([
    oval(x, y + 4, 84, 20, shade),
    oval(x, y - 52, 84, 24, '#e6dfd2'),
    ...Array.from({ length: 46 }, (_, index) => {
      const turn = sheet.chance.next() * 6.283;
      const far = Math.sqrt(sheet.chance.next());
      return disc(
        x + Math.cos(turn) * far * 68,
        y - 58 + Math.sin(turn) * far * 17,
        sheet.chance.between(8, 11),
        index % 3 ? berry : mix(berry, '#ffffff', 0.18),
      );
    }),
    fill(
      `M${short(x - 84)} ${short(y - 52)}Q${short(x)} ${short(y - 18)} ${short(x + 84)} ${short(y - 52)}Q${short(x + 72)} ${short(y)} ${short(x + 34)} ${short(y + 4)}H${short(x - 34)}Q${short(x - 72)} ${short(y)} ${short(x - 84)} ${short(y - 52)}Z`,
      fade(sheet, white, '#d9d2c8'),
    ),
    ...[-20, 26].map((dx) => fill(dab(sheet.chance, x + dx, y - 74, 15, 0.6), '#6f8f54')),
  ]);

/** An egg in its cup. */
export const egg = (x: number, y: number, { seat }: HotelLook): string =>
  group([
    oval(x, y + 3, 34, 9, shade),
    fill(
      `M${short(x - 27)} ${short(y - 48)}C${short(x - 28)} ${short(y - 92)} ${short(x - 12)} ${short(y - 104)} ${short(x)} ${short(y - 104)}S${short(x + 28)} ${short(y - 92)} ${short(x + 27)} ${short(y - 48)}Z`,
      '#f3dfc4',
    ),
    oval(x - 8, y - 78, 6, 13, '#fff6e6'),
    fill(
      `M${short(x - 31)} ${short(y - 54)}Q${short(x)} ${short(y - 40)} ${short(x + 31)} ${short(y - 54)}Q${short(x + 26)} ${short(y - 18)} ${short(x + 9)} ${short(y - 14)}L${short(x + 24)} ${short(y)}Q${short(x)} ${short(y + 10)} ${short(x - 24)} ${short(y)}L${short(x - 9)} ${short(y - 14)}Q${short(x - 26)} ${short(y - 18)} ${short(x - 31)} ${short(y - 54)}Z`,
      seat,
    ),
  ]);

/** Butter on its dish, with a knife. */
export const butter = (x: number, y: number): string =>
  group([
    oval(x + 4, y + 6, 74, 20, shade),
    oval(x, y, 72, 20, white),
    oval(x, y + 1, 56, 14, '#e9e2d4'),
    fill(`M${x - 34} ${y - 4}l10 -24h50l10 24q-34 12 -70 0Z`, '#f4d98a'),
    fill(`M${x - 24} ${y - 28}h50l-8 -9h-36Z`, '#fbe9b0'),
    stroke(segment(x + 26, y - 16, x + 96, y + 10), '#b9c0c6', 7),
    stroke(segment(x + 70, y, x + 112, y + 16), '#8a6a4a', 9),
  ]);

/** A few flowers in a glass. */
export const posy = ({ chance }: Sheet, x: number, y: number, style: RoomStyle, { seat }: HotelLook): string => {
  const heads = [-58, -26, 4, 34, 62].map((dx, index) => [x + dx, y - 138 - ((index * 2) % 5) * 13] as const);
  return group([
    oval(x, y + 2, 34, 9, shade),
    ...heads.map(([px, py]) =>
      stroke(
        curve([
          [x, y - 40],
          [(x + px) / 2, y - 92],
          [px, py],
        ]),
        '#5f7f4c',
        4,
      ),
    ),
    ...heads.flatMap(([px]) =>
      Array.from({ length: 3 }, () =>
        fill(dab(chance, (x + px) / 2 + chance.between(-14, 14), y - chance.between(76, 116), 12), '#7f9f64'),
      ),
    ),
    ...heads.flatMap(([px, py], index) => [
      ...Array.from({ length: 7 }, (_, petal) =>
        disc(
          px + Math.cos(petal * 0.9) * 11,
          py + Math.sin(petal * 0.9) * 11,
          8,
          index % 2 ? style.throwMark : mix(seat, '#ffffff', 0.2),
        ),
      ),
      disc(px, py, 6, '#fff0c4'),
    ]),
    fill(
      `M${short(x - 25)} ${short(y - 74)}L${short(x - 21)} ${short(y)}Q${short(x)} ${short(y + 8)} ${short(x + 21)} ${short(y)}L${short(x + 25)} ${short(y - 74)}Z`,
      '#e4f1f099',
    ),
    stroke(segment(x - 17, y - 66, x - 15, y - 8), '#ffffffaa', 4),
  ]);
};
