import { mix, sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { cranes } from '../elements/cranes';
import { forest } from '../elements/forest';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { pine } from '../elements/pine';
import { reeds } from '../elements/reeds';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light } from '../palette';

const light: Light = {
  sky: ['#33588c', '#7d87b0', '#ee9f90', '#ffd894'],
  haze: '#f2b99c',
  sun: '#fff1c2',
  shade: '#3f4374',
  forest: '#33506a',
  ground: '#7f8f62',
  dusk: 0.75,
};

/** Daybreak, which the chain is named after: sunrise over the ridges, mist on the lake, a house with lit windows. */
export function daybreak(sheet: Sheet): string {
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.56, wide: 0.52, tall: 0.5 });
  const sunX = w * per(sheet, { card: 0.42, wide: 0.43, tall: 0.42 });
  const sunY = line - h * per(sheet, { card: 0.14, wide: 0.17, tall: 0.1 });
  const s = per(sheet, { card: 0.86, wide: 0.72, tall: 0.76 });
  const hotelX = w * per(sheet, { card: 0.56, wide: 0.62, tall: 0.48 });
  const cape: Point[] = [
    [w * 0.42, line + 24],
    [w * 0.5, line + 10],
    [w * 0.56, line],
    [w * 0.7, line - 6],
    [w * 0.86, line - 8],
    [w + 40, line - 12],
  ];
  const back = once(sheet, [
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - h * 0.1,
        [
          [w * 0.16, h * 0.12, w * 0.13],
          [w * 0.7, h * 0.1, w * 0.15],
          [w * 0.98, h * 0.14, w * 0.1],
        ],
        2,
      ),
      line,
      afar('#6a6a98', light, 0.5),
      0.75,
    ),
    mist(sheet, w * 0.3, line - h * 0.08, w * 0.9, h * 0.08, '#ffdcb8', 0.7),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - h * 0.05,
        [
          [w * 0.02, h * 0.1, w * 0.12],
          [w * 0.3, h * 0.05, w * 0.1],
          [w * 0.84, h * 0.08, w * 0.16],
        ],
        2,
      ),
      line,
      afar('#4f5a86', light, 0.36),
      0.7,
    ),
    forest(sheet, light, {
      line: skyline(
        sheet,
        line + h * 0.03,
        [
          [w * 0.04, h * 0.12, w * 0.16],
          [w * 0.34, h * 0.07, w * 0.14],
        ],
        2,
      ),
      tall: h * 0.045,
      colour: afar(light.forest, light, 0.34),
      foot: line + 4,
      haze: 0.75,
    }),
    forest(sheet, light, {
      line: skyline(sheet, line + h * 0.1, [[w * 0.0, h * 0.17, w * 0.2]], 2),
      tall: h * 0.08,
      colour: afar(light.forest, light, 0.16),
      foot: line + 8,
      haze: 0.6,
    }),
    forest(sheet, light, {
      line: skyline(sheet, line - 14, [[w * 0.9, h * 0.03, w * 0.16]], 2),
      tall: h * 0.12,
      colour: afar(light.forest, light, 0.14),
      foot: line + 6,
      haze: 0.45,
      from: 0.58,
    }),
    land(sheet, light, cape, line + 30, light.ground, 0.3),
    originalHouse(sheet, light, { x: hotelX, foot: line - 6, size: s, colour: '#e2b57a', plan: 'ends' }),
    glow(sheet, hotelX + 150 * s, line - 40, 260 * s, '#ffcf7c', 0.3),
    ...per(sheet, { card: [0.93, 0.985], wide: [0.6, 0.9, 0.965], tall: [0.95] }).map((at, index) =>
      pine(sheet, light, w * at, line + 2, 165 + index * 24, -1),
    ),
  ]);
  const bank: Point[] = [
    [-40, h * 0.82],
    [w * 0.07, h * 0.84],
    [w * 0.15, h * 0.9],
    [w * 0.2, h * 0.97],
    [w * 0.24, h * 1.08],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, sunX, sunY, per(sheet, { card: 42, wide: 40, tall: 44 })),
    ...Array.from({ length: 9 }, (_, index) =>
      fill(
        straight([
          [sunX, sunY],
          [sunX + Math.cos(-0.25 - index * 0.33) * w * 0.7, sunY + Math.sin(-0.25 - index * 0.33) * w * 0.7],
          [sunX + Math.cos(-0.33 - index * 0.33) * w * 0.7, sunY + Math.sin(-0.33 - index * 0.33) * w * 0.7],
        ]),
        sheer('#fff0c8', 0.07),
      ),
    ),
    cloud(sheet, w * 0.2, h * 0.1, w * 0.4, '#6d7fae', '#ffb9a0'),
    cloud(sheet, w * 0.76, h * 0.13, w * 0.46, '#8586b2', '#ffbfa0'),
    cloud(sheet, w * 0.5, h * 0.24, w * 0.36, '#d999a0', '#ffdfac'),
    cloud(sheet, w * 0.06, h * 0.27, w * 0.3, '#c491a6', '#ffd0a4'),
    cloud(sheet, w * 0.92, h * 0.29, w * 0.3, '#d99a9c', '#ffd8a8'),
    cranes(
      w * per(sheet, { card: 0.68, wide: 0.66, tall: 0.74 }),
      h * 0.18,
      per(sheet, { card: 13, wide: 12, tall: 12 }),
    ),
    ...back,
    mist(sheet, w * 0.34, line + 4, w * 0.8, 26, '#ffe6c4', 0.85),
    mist(sheet, w * 0.72, line + 14, w * 0.5, 18, '#ffe0c0', 0.5),
    water(sheet, light, { top: line + 9, deep: '#3f5288', mirrored: back, glitter: sunX, wind: 0.16 }),
    ...Array.from({ length: 34 }, () => {
      const share = chance.next();
      return fill(
        brushed(
          chance,
          sunX + chance.between(-1, 1) * (20 + share * 110),
          line + 10 + share * (h - line),
          20 + share * 110,
          2 + share * 4,
        ),
        sheer('#ffe2a8', 0.6),
      );
    }),
    jetty(sheet, light, hotelX - 70 * s, line + h * 0.06, 190 * s),
    rowingBoat(light, hotelX - 90 * s, line + h * 0.085, 84 * s, '#b4533f'),
    person(hotelX - 40 * s, line + h * 0.052, 44 * s, '#c9483c', 0.06),
    rowingBoat(
      light,
      w * per(sheet, { card: 0.3, wide: 0.28, tall: 0.36 }),
      line + h * 0.2,
      per(sheet, { card: 120, wide: 104, tall: 116 }),
      '#3d4468',
    ),
    person(w * per(sheet, { card: 0.3, wide: 0.28, tall: 0.36 }), line + h * 0.194, 46, '#3d4468', 0.04),
    land(sheet, light, bank, h + 60, mix(light.ground, light.shade, 0.3), 0.15),
    rock(sheet, light, w * 0.17, h * 1.0, 170, 56, '#6f6a80', 1),
    rock(sheet, light, w * 0.24, h * 1.01, 110, 34, '#6f6a80', 1),
    reeds(sheet, light, w * 0.93, h + 8, w * 0.2, h * 0.17, '#6f7a52'),
    reeds(sheet, light, w * 0.28, h + 6, w * 0.08, h * 0.11, '#6f7a52'),
    air(sheet, light, sunX, sunY, 0.55),
    pine(sheet, light, w * 0.035, h * 0.9, per(sheet, { card: 600, wide: 510, tall: 640 }), 1),
    pine(sheet, light, w * 0.1, h * 0.93, per(sheet, { card: 430, wide: 370, tall: 440 }), 1),
    birch(sheet, light, w * 1.02, h * 1.02, h * 0.56, '#7f9a52', -1),
  ]);
}
