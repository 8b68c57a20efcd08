import { mix } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cumulus } from '../elements/cumulus';
import { forest } from '../elements/forest';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { heymoHouse } from '../houses/heymoHouse';
import { glassTower } from '../landmarks/glassTower';
import { afar, lights } from '../palette';

/** A windy noon in May: towers by the sea, sails, a yellow house. */
export function keilaniemi(sheet: Sheet): string {
  const light = lights.noon;
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.64, wide: 0.66, tall: 0.62 });
  const s = per(sheet, { card: 1, wide: 0.86, tall: 0.98 });
  const houseX = w * per(sheet, { card: 0.14, wide: 0.2, tall: 0.06 });
  const back = once(sheet, [
    forest(sheet, light, {
      line: skyline(
        sheet,
        line - 6,
        [
          [w * 0.1, 10, 120],
          [w * 0.5, 8, 120],
        ],
        2,
      ),
      tall: 34,
      colour: afar(light.forest, light, 0.35),
      foot: line + 4,
      haze: 0.3,
      to: 0.72,
    }),
    glassTower(sheet, light, w * per(sheet, { card: 0.58, wide: 0.55, tall: 0.66 }), line - 2, 66 * s, 330 * s, 0.18),
    glassTower(sheet, light, w * per(sheet, { card: 0.47, wide: 0.46, tall: 0.52 }), line - 2, 84 * s, 190 * s, 0.34),
    glassTower(sheet, light, w * per(sheet, { card: 0.02, wide: 0.08, tall: -0.06 }), line - 2, 84 * s, 240 * s, 0.4),
    ...[0.09, 0.43, 0.5, 0.67].map((at, index) =>
      leafTree(sheet, light, w * at, line + 4, 74 + (index % 2) * 22, { leaf: '#86ad5a' }),
    ),
    heymoHouse(sheet, light, { x: houseX, foot: line + 2, width: 280 * s, height: 290 * s }),
  ]);
  const bank: Point[] = [
    [-40, h * 0.9],
    [w * 0.2, h * 0.91],
    [w * 0.4, h * 0.95],
    [w * 0.5, h * 1.02],
    [w * 0.56, h * 1.08],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.82, h * 0.13, 24),
    cumulus(sheet, w * 0.3, h * 0.2, w * 0.26, '#c3dbe6', '#ffffff'),
    cumulus(sheet, w * 0.74, h * 0.3, w * 0.3, '#bcd9e4', '#ffffff'),
    cumulus(sheet, w * 0.95, h * 0.2, w * 0.2, '#c6dfe8', '#ffffff'),
    ridge(sheet, light, skyline(sheet, line - 6, [[w * 0.85, 14, 150]], 2), line, afar(light.forest, light, 0.6)),
    ...back,
    fill(box(-10, line - 2, w * 0.74, 12), mix('#b9b2a6', light.sun, 0.3)),
    water(sheet, light, { top: line + 8, deep: '#1f6f8c', mirrored: back, glitter: w * 0.82, wind: 0.85 }),
    sailingBoat(light, w * 0.9, line + 24, 130 * s, '#c9483c'),
    sailingBoat(light, w * 0.78, line + 12, 84 * s, '#f2efe6'),
    sailingBoat(
      light,
      w * per(sheet, { card: 0.7, wide: 0.68, tall: 0.74 }),
      line + (h - line) * 0.5,
      260 * s,
      '#2f4f7a',
    ),
    land(sheet, light, bank, h + 60, '#a9b87a', 0.4),
    rock(sheet, light, w * 0.42, h * 1.01, 190, 60, '#a5958c'),
    rock(sheet, light, w * 0.3, h * 1.02, 150, 40, '#a5958c'),
    jetty(sheet, light, w * 0.4, h * 0.9, w * 0.2),
    person(w * 0.5, h * 0.892, 60, '#e8577e', 0.1),
    person(w * 0.53, h * 0.892, 56, '#f2b632', 0.1),
    person(w * 0.12, h * 0.95, 62, '#5b4a9c', 0.18),
    air(sheet, light, w * 0.82, h * 0.13, 0.3),
  ]);
}
