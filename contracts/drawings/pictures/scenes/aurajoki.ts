import { group, stroke } from '../drawing/marks';
import { segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { lampPost } from '../elements/lampPost';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { passengerShip } from '../elements/passengerShip';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { ridge } from '../elements/ridge';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { tallShip } from '../elements/tallShip';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { riverCastle } from '../landmarks/riverCastle';
import { afar, lights, shaded } from '../palette';

/** The river at Turku on a summer evening: a ship with three masts, lindens, the castle. */
export function aurajoki(sheet: Sheet): string {
  const light = lights.summerEvening;
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.64, wide: 0.66, tall: 0.63 });
  const s = per(sheet, { card: 1, wide: 0.92, tall: 0.92 });
  const hotelX = w * per(sheet, { card: 0.58, wide: 0.6, tall: 0.46 });
  const leaf = ['#7f9a4c', '#92a852', '#6f8a4c'];
  const back = once(sheet, [
    riverCastle(
      sheet,
      light,
      w * per(sheet, { card: 0.12, wide: 0.2, tall: 0.06 }),
      line - 6,
      s * per(sheet, { card: 0.86, wide: 0.82, tall: 0.72 }),
    ),
    ...[0.02, 0.08, 0.4, 0.46, 0.5].map((at, index) =>
      leafTree(sheet, light, w * at, line + 2, 90 + (index % 3) * 22, {
        leaf: afar(leaf[index % 3] ?? '#7f9a4c', light, 0.22),
        from: -1,
      }),
    ),
    originalHouse(sheet, light, {
      x: hotelX,
      foot: line - 8,
      size: 1.1 * s,
      colour: '#e3a98c',
      plan: 'corner',
      roof: '#6a5560',
    }),
    ...[0.54, 0.92, 0.985].map((at, index) =>
      leafTree(sheet, light, w * at, line - 4, 150 + index * 20, { leaf: leaf[index] ?? '#7f9a4c', from: -1 }),
    ),
    quay(sheet, light, w * 0.42, line - 12, w * 0.6, 20),
    quay(sheet, light, -10, line - 6, w * 0.44, 12, '#9c8f80'),
    passengerShip(sheet, light, w * 0.62, line + 22, 190 * s, 2, '#2f5a4c', '#d9a441'),
    tallShip(sheet, light, w * per(sheet, { card: 0.3, wide: 0.32, tall: 0.32 }), line + 30, 430 * s, '#f1ead8'),
  ]);
  const front = h * 0.92;
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.05, line - 130, 30),
    cloud(sheet, w * 0.6, h * 0.12, w * 0.5, '#9fb4b8', '#fbd9a4'),
    cloud(sheet, w * 0.2, h * 0.2, w * 0.4, '#c4bfae', '#ffe0a4'),
    cloud(sheet, w * 0.86, h * 0.24, w * 0.34, '#c9c4b0', '#ffe6b4'),
    ridge(sheet, light, skyline(sheet, line - 12, [[w * 0.1, 16, 160]], 2), line, afar(light.forest, light, 0.62)),
    ...back,
    water(sheet, light, { top: line + 6, deep: '#4f6f74', mirrored: back, glitter: w * 0.06, wind: 0.28 }),
    rowingBoat(light, w * 0.74, line + (h - line) * 0.4, 118, '#b4533f'),
    quay(sheet, light, -10, front, w + 20, h - front + 10, '#b9a68e'),
    ...[0.16, 0.5, 0.86].map((at) => lampPost(light, w * at, front + 6, 118)),
    person(w * 0.58, front + 16, 62, '#3d5f78'),
    person(w * 0.615, front + 18, 60, '#c9583f', 0.16),
    person(w * 0.26, front + 14, 60, '#e0b04a', 0.18),
    stroke(
      segment(w * 0.66, front - 22, w * 0.78, front - 22) +
        segment(w * 0.68, front - 22, w * 0.68, front + 6) +
        segment(w * 0.76, front - 22, w * 0.76, front + 6),
      shaded('#6a4a3a', light, 0.2),
      5,
    ),
    air(sheet, light, w * 0.05, line - 130, 0.5),
    leafTree(sheet, light, w * 0.99, h * 0.97, h * 0.66, { leaf: '#7f9648', breadth: h * 0.44 }),
  ]);
}
