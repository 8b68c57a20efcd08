import { mix, sheer } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, type Point, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { gull } from '../elements/gull';
import { leafTree } from '../elements/leafTree';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { passengerShip } from '../elements/passengerShip';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { roundTower } from '../elements/roundTower';
import { row } from '../elements/row';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { spireTower } from '../elements/spireTower';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light, lights, shaded } from '../palette';

/** A spring dawn in the harbour of Tallinn: the ship in, the spires of the old town behind. */
export function sadam(sheet: Sheet): string {
  const light: Light = {
    ...lights.dawn,
    sky: ['#7a9cc4', '#c4b4c4', '#fbc4a4', '#ffe6b0'],
    haze: '#eec9b4',
    shade: '#566490',
  };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.65, wide: 0.66, tall: 0.63 });
  const s = per(sheet, { card: 1, wide: 0.88, tall: 0.9 });
  const town = (at: number): number => w * at;
  const hotelX = w * per(sheet, { card: 0.05, wide: 0.1, tall: 0.03 });
  const spire = (at: number, wide: number, tall: number, peak: number, distance: number, clock = false): string =>
    spireTower(sheet, light, {
      x: town(at),
      foot: line - 30,
      width: wide * s,
      height: tall * s,
      wall: afar('#d9c4b0', light, distance),
      roof: afar('#4f7a74', light, distance),
      spire: peak * s,
      clock,
      from: 1,
    });
  const back = once(sheet, [
    spire(per(sheet, { card: 0.63, wide: 0.6, tall: 0.64 }), 40, 150, 190, 0.5),
    spire(per(sheet, { card: 0.52, wide: 0.5, tall: 0.5 }), 28, 120, 80, 0.56),
    spire(per(sheet, { card: 0.74, wide: 0.71, tall: 0.8 }), 34, 116, 110, 0.52, true),
    row(
      sheet,
      light,
      w * 0.36,
      w + 20,
      (x) => line - 34 - 30 * Math.exp(-(((x - w * 0.74) / (w * 0.16)) ** 2)),
      62,
      ['#d9a08c', '#e6c49c', '#c9b4b0', '#d9b4a0'],
      0.52,
    ),
    ...[0.57, 0.68, 0.82].map((at, index) =>
      roundTower(sheet, light, {
        x: w * at,
        foot: line - 4,
        width: 34 * s,
        height: 66 * s,
        wall: afar('#c4b0a0', light, 0.4),
        roof: afar('#b8503c', light, 0.34),
        roofHeight: (44 + index * 4) * s,
        from: 1,
        slits: 2,
      }),
    ),
    row(sheet, light, w * 0.36, w + 20, () => line - 2, 52, ['#e0b48c', '#d9a48c', '#c9bcb0'], 0.34),
    originalHouse(sheet, light, {
      x: hotelX,
      foot: line - 6,
      size: s * 1.16,
      colour: '#dfc08a',
      plan: 'hipped',
      roof: '#a4523e',
    }),
    ...[0.015, 0.39, 0.43].map((at, index) =>
      leafTree(sheet, light, w * at, line - 4, 96 + index * 14, { leaf: '#a9b860', from: 1, airy: true }),
    ),
    quay(sheet, light, -10, line - 12, w + 20, 22, '#b0a298'),
    passengerShip(
      sheet,
      light,
      w * per(sheet, { card: 0.8, wide: 0.76, tall: 0.82 }),
      line + 34,
      per(sheet, { card: 470, wide: 480, tall: 420 }),
      5,
      '#2f4f86',
      '#c9483c',
    ),
    sailingBoat(light, w * 0.47, line + 22, 120 * s, '#b4533f', false),
  ]);
  const deck: Point[] = [
    [-10, h * 0.9],
    [w + 10, h * 0.9],
    [w + 10, h + 10],
    [-10, h + 10],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * per(sheet, { card: 0.9, wide: 0.9, tall: 0.9 }), line - 170, 30),
    cloud(sheet, w * 0.26, h * 0.13, w * 0.5, '#a4a8c4', '#fcd0b4'),
    cloud(sheet, w * 0.74, h * 0.2, w * 0.44, '#cdb4bc', '#ffe0b8'),
    cloud(sheet, w * 0.44, h * 0.29, w * 0.36, '#e0bcb0', '#ffeac4'),
    mist(sheet, w * 0.66, line - 40, w * 0.7, 120, '#ffe6cc', 0.7),
    ...back,
    water(sheet, light, { top: line + 10, deep: '#3d6488', mirrored: back, glitter: w * 0.9, wind: 0.4 }),
    ...(
      [
        [0.5, 0.2, 17],
        [0.56, 0.24, 13],
        [0.44, 0.27, 12],
        [0.62, 0.76, 18],
      ] as const
    ).map(([at, down, size]) => gull(Math.round(w * at), Math.round(h * down), size)),
    fill(straight(deck), mix('#b59a7c', light.sun, 0.2)),
    ...Array.from({ length: 5 }, (_, index) =>
      stroke(
        segment(-10, h * 0.905 + index * index * 4, w + 10, h * 0.905 + index * index * 4),
        sheer(shaded('#7a6250', light, 0.3), 0.6),
        1.6,
      ),
    ),
    ...[0.36, 0.6, 0.84].map((at) =>
      group([
        fill(box(w * at - 8, h * 0.875, 16, 26), shaded('#4a4658', light, 0.2)),
        fill(box(w * at - 12, h * 0.872, 24, 7), shaded('#6a6474', light, 0.1)),
      ]),
    ),
    person(w * 0.2, h * 0.95, 70, '#b4483f', 0.18),
    fill(box(w * 0.2 + 16, h * 0.95 - 24, 16, 22), '#2f4a6e'),
    person(w * 0.25, h * 0.955, 66, '#e0a83c', 0.16),
    person(w * 0.7, h * 0.945, 66, '#3d5f8c', 0.06),
    air(sheet, light, w * 0.9, line - 170, 0.5),
  ]);
}
