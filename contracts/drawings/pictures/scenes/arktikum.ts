import { sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { box, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { aurora } from '../elements/aurora';
import { birch } from '../elements/birch';
import { cableBridge } from '../elements/cableBridge';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { reeds } from '../elements/reeds';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stars } from '../elements/stars';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light, lights } from '../palette';

/** September on the river in Rovaniemi: the first aurora over the bridge with its lantern. */
export function arktikum(sheet: Sheet): string {
  const light: Light = {
    ...lights.aurora,
    sky: ['#121a44', '#28366c', '#5a5c8c', '#c98f8a'],
    haze: '#5f6488',
    ground: '#6a5a48',
  };
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.62, wide: 0.63, tall: 0.6 });
  const s = per(sheet, { card: 0.96, wide: 0.86, tall: 0.86 });
  const hotelX = w * per(sheet, { card: 0.08, wide: 0.14, tall: 0.04 });
  const mast = w * per(sheet, { card: 0.72, wide: 0.68, tall: 0.72 });
  const back = once(sheet, [
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 20,
        [
          [w * 0.82, h * 0.1, w * 0.2],
          [w * 0.3, 20, 200],
        ],
        2,
      ),
      line,
      afar(light.forest, light, 0.5),
    ),
    forest(sheet, light, {
      line: skyline(sheet, line - 6, [[w * 0.85, h * 0.03, w * 0.16]], 2),
      tall: 34,
      colour: afar(light.forest, light, 0.3),
      foot: line + 10,
      haze: 0.3,
    }),
    row(sheet, light, w * 0.44, w * 0.66, () => line + 2, 62, ['#8a7a8c', '#a5908a', '#7a7c94'], 0.3),
    cableBridge(light, w * 0.4, w + 40, line - 34, mast, per(sheet, { card: 210, wide: 190, tall: 250 }), true),
    glow(sheet, mast, line - per(sheet, { card: 250, wide: 230, tall: 290 }), 110, '#ffd98a', 0.6),
    originalHouse(sheet, light, { x: hotelX, foot: line + 2, size: s * 1.12, colour: '#c9a878', plan: 'ends' }),
    ...[0.02, 0.055, 0.39, 0.43].map((at, index) =>
      leafTree(sheet, light, w * at, line + 6, 110 + index * 12, {
        leaf: ['#c9822f', '#d9a23a', '#b8502f', '#d08a30'][index] ?? '#c9822f',
        from: 1,
      }),
    ),
    fill(box(-10, line - 2, w * 0.5, 10), '#4f4a52'),
  ]);
  const bank: Point[] = [
    [-40, h * 0.88],
    [w * 0.2, h * 0.9],
    [w * 0.42, h * 0.94],
    [w * 0.6, h * 0.985],
    [w * 0.72, h * 1.05],
  ];
  return group([
    sky(sheet, light, line),
    stars(sheet, h * 0.45, 110),
    aurora(sheet, {
      path: [
        [w * 0.1, h * 0.34],
        [w * 0.32, h * 0.42],
        [w * 0.52, h * 0.3],
        [w * 0.72, h * 0.38],
        [w * 1.02, h * 0.2],
      ],
      height: h * 0.34,
      colours: ['#c4ffc0', '#4fe09a', '#b05fc8'],
      strength: 0.85,
    }),
    ...back,
    water(sheet, light, { top: line + 6, deep: '#1c2c58', mirrored: back, wind: 0.25 }),
    ...Array.from({ length: 70 }, () => {
      const share = chance.next();
      return fill(
        brushed(
          chance,
          w * (0.5 + chance.between(-0.3, 0.34)),
          line + 14 + share * (h - line),
          30 + share * 120,
          2 + share * 4,
        ),
        sheer('#5fe0a4', 0.22),
      );
    }),
    ...Array.from({ length: 26 }, () => {
      const share = chance.next();
      return fill(
        brushed(
          chance,
          mast + chance.between(-14, 14) * (1 + share * 2),
          line + 14 + share * (h - line) * 0.7,
          14 + share * 40,
          3,
        ),
        sheer('#ffd890', 0.6),
      );
    }),
    land(sheet, light, bank, h + 60, '#7a5a44', 0.1),
    rock(sheet, light, w * 0.62, h * 1.01, 130, 40, '#6f6a7c', 1),
    reeds(sheet, light, w * 0.8, h + 6, w * 0.24, h * 0.12, '#a08a54'),
    person(w * 0.3, h * 0.95, 64, '#c9583f', 0.06),
    person(w * 0.335, h * 0.955, 60, '#d9a441', 0.06),
    air(sheet, light, hotelX + 180, line - 60, 0.3),
    birch(sheet, light, w * 0.95, h * 1.03, h * 0.8, '#d9a23a', -1),
    birch(sheet, light, w * 1.0, h * 1.04, h * 0.6, '#c9822f', -1),
  ]);
}
