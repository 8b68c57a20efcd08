import { mix } from '../drawing/colour';
import { group, mirrored } from '../drawing/marks';
import type { Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cableBridge } from '../elements/cableBridge';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { pine } from '../elements/pine';
import { quay } from '../elements/quay';
import { rock } from '../elements/rock';
import { rowingBoat } from '../elements/rowingBoat';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light, lights } from '../palette';

/** Sunrise in the archipelago off Vaasa: sails, boulders, the long bridge. */
export function vaasa(sheet: Sheet): string {
  const light: Light = {
    ...lights.dawn,
    sky: ['#5f93b8', '#a9bfc4', '#f6cfae', '#ffe2a6'],
    haze: '#ecd0b0',
    shade: '#4f5f88',
    ground: '#9aa870',
  };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.62, wide: 0.63, tall: 0.6 });
  const s = per(sheet, { card: 1, wide: 0.9, tall: 0.86 });
  const hotelX = w * per(sheet, { card: 0.56, wide: 0.58, tall: 0.46 });
  const back = once(sheet, [
    mirrored(
      [
        cableBridge(light, w * 0.5, w + 40, line - 26, w * 0.74, 130 * s),
        cableBridge(light, w * 0.62, w + 200, line - 26, w * 0.9, 130 * s),
      ],
      w * 0.5,
    ),
    forest(sheet, light, {
      line: skyline(sheet, line - 4, [[w * 0.52, 12, 70]], 2),
      tall: 24,
      colour: afar(light.forest, light, 0.5),
      foot: line + 6,
      from: 0.36,
      to: 0.66,
      haze: 0.4,
    }),
    ...[0.5, 0.535, 0.93, 0.985].map((at, index) =>
      leafTree(sheet, light, w * at, line + 2, 110 + (index % 2) * 34, {
        leaf: ['#8fae58', '#7fa052'][index % 2] ?? '#8fae58',
      }),
    ),
    originalHouse(sheet, light, {
      x: hotelX,
      foot: line - 4,
      size: s * 1.12,
      colour: '#e9b0a0',
      plan: 'ends',
      roof: '#5f5a66',
    }),
    quay(sheet, light, w * 0.46, line - 10, w * 0.6, 16, '#b5a290'),
    ...[0.5, 0.56, 0.62, 0.69, 0.76].map((at, index) =>
      sailingBoat(
        light,
        w * at,
        line + 20 + (index % 2) * 5,
        (120 + (index % 3) * 22) * s,
        ['#2f4f78', '#f2ead8', '#b4533f', '#f2ead8', '#2f6a6a'][index] ?? '#f2ead8',
        false,
      ),
    ),
    sailingBoat(light, w * per(sheet, { card: 0.12, wide: 0.16, tall: 0.14 }), line + 16, 150 * s, '#f2ead8'),
  ]);
  const island: Point[] = [
    [-40, h * 0.86],
    [w * 0.1, h * 0.86],
    [w * 0.22, h * 0.9],
    [w * 0.34, h * 0.97],
    [w * 0.42, h * 1.06],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * per(sheet, { card: 0.3, wide: 0.34, tall: 0.28 }), line - 40, 34),
    cloud(sheet, w * 0.62, h * 0.12, w * 0.5, '#a9bdc4', '#fde2b8'),
    cloud(sheet, w * 0.18, h * 0.22, w * 0.4, '#c9c4bc', '#ffe8bc'),
    cloud(sheet, w * 0.85, h * 0.27, w * 0.36, '#d9c4b4', '#fff0c8'),
    ...back,
    mist(sheet, w * 0.3, line + 4, w * 0.7, 30, '#fff0d0', 0.8),
    water(sheet, light, {
      top: line + 6,
      deep: '#3f6f88',
      mirrored: back,
      glitter: w * per(sheet, { card: 0.3, wide: 0.34, tall: 0.28 }),
      wind: 0.25,
    }),
    sailingBoat(
      light,
      w * per(sheet, { card: 0.44, wide: 0.44, tall: 0.5 }),
      line + (h - line) * 0.46,
      240 * s,
      '#2f4f78',
    ),
    land(sheet, light, island, h + 60, '#a8a878', 0.35),
    ...[
      [0.03, 0.9, 150, 60],
      [0.16, 0.935, 170, 66],
      [0.27, 0.99, 190, 64],
      [0.08, 1.01, 200, 70],
      [0.4, 1.02, 130, 40],
      [0.36, 0.93, 60, 18],
    ].map(([at = 0, down = 0, wide = 0, tall = 0]) =>
      rock(sheet, light, w * at, h * down, wide, tall, mix('#a98f86', '#8f8a90', at), 1),
    ),
    jetty(sheet, light, w * 0.66, h * 0.9, w * 0.4),
    rowingBoat(light, w * 0.68, h * 0.945, 130, '#b4533f'),
    person(w * 0.84, h * 0.892, 64, '#2f5a78', 0.1),
    person(w * 0.875, h * 0.892, 60, '#e0a03c', 0.1),
    air(sheet, light, w * 0.3, line - 40, 0.5),
    pine(sheet, light, w * 0.06, h * 0.92, h * 0.5, 1),
    pine(sheet, light, w * 0.0, h * 0.95, h * 0.62, 1),
  ]);
}
