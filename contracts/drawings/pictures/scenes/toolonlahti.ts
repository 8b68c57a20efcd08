import { mix, sheer } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { reeds } from '../elements/reeds';
import { row } from '../elements/row';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { spireTower } from '../elements/spireTower';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { marbleHall } from '../landmarks/marbleHall';
import { afar, lights } from '../palette';

/** A spring morning on the bay in Helsinki. */
export function toolonlahti(sheet: Sheet): string {
  const light = lights.morning;
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.6, wide: 0.62, tall: 0.58 });
  const s = per(sheet, { card: 1, wide: 0.94, tall: 0.86 });
  const hotelX = w * per(sheet, { card: 0.56, wide: 0.58, tall: 0.44 });
  const back = once(sheet, [
    row(sheet, light, -10, w + 10, () => line - 22, 70, ['#d9b48a', '#c9c1a8', '#cfa58c', '#b9b8a4'], 0.62),
    spireTower(sheet, light, {
      x: w * 0.3,
      foot: line - 40,
      width: 26,
      height: 120,
      wall: afar('#9a97a0', light, 0.6),
      roof: afar('#6f9c8c', light, 0.55),
      spire: 30,
    }),
    ...[0.02, 0.07, 0.12, 0.38, 0.43, 0.47].map((at, index) =>
      leafTree(sheet, light, w * at, line + 2, 84 + (index % 3) * 16, {
        leaf: afar(index % 2 ? '#8fb45a' : '#a9bf62', light, 0.3),
      }),
    ),
    marbleHall(
      sheet,
      light,
      w * per(sheet, { card: 0.14, wide: 0.18, tall: 0.06 }),
      line + 2,
      s * per(sheet, { card: 0.9, wide: 0.95, tall: 0.74 }),
    ),
    originalHouse(sheet, light, {
      x: hotelX,
      foot: line + 6,
      size: s * 1.1,
      colour: '#edd39a',
      plan: 'hipped',
      roof: '#5f6a6e',
    }),
    ...[0.52, 0.93, 0.98].map((at, index) =>
      leafTree(sheet, light, w * at, line + 12, 150 + index * 26, { leaf: index === 1 ? '#b7c566' : '#9cba5a' }),
    ),
  ]);
  const bank: Point[] = [
    [-40, h * 0.9],
    [w * 0.15, h * 0.875],
    [w * 0.34, h * 0.9],
    [w * 0.5, h * 0.96],
    [w * 0.62, h * 1.04],
    [w * 0.7, h * 1.08],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.1, line - 150 * s, 26),
    cloud(sheet, w * 0.36, h * 0.13, w * 0.4, '#dfe6da', '#fff2d2'),
    cloud(sheet, w * 0.8, h * 0.1, w * 0.36, '#cfdcd8', '#fbeecd'),
    cloud(sheet, w * 0.62, h * 0.26, w * 0.3, '#ebe6d0', '#fff6dc'),
    ...back,
    fill(box(-10, line, w + 20, 12), mix(light.ground, light.sun, 0.25)),
    mist(sheet, w * 0.4, line + 20, w * 0.9, 30, '#fff6e0', 0.7),
    water(sheet, light, { top: line + 10, deep: '#4f8792', mirrored: back, glitter: w * 0.1, wind: 0.2 }),
    rowingBoat(light, w * 0.62, line + (h - line) * 0.44, 116, '#c9583f'),
    person(w * 0.62, line + (h - line) * 0.43, 40, '#2f5a78', 0.05),
    land(sheet, light, bank, h + 60, '#9fb568', 0.35),
    reeds(sheet, light, w * 0.52, h * 1.01, w * 0.2, h * 0.13, '#9cae5e'),
    person(w * 0.22, h * 0.93, 62, '#e0a03c', 0.16),
    person(w * 0.255, h * 0.935, 58, '#4f6f9c', 0.14),
    air(sheet, light, w * 0.1, line - 150, 0.4),
    birch(sheet, light, w * 0.06, h * 0.98, h * 0.86, '#a3bf5c', 1),
    birch(sheet, light, w * 0.12, h * 0.95, h * 0.62, '#b4c868', 1),
    fill(box(0, h - 2, w, 4), sheer(light.shade, 0.2)),
  ]);
}
