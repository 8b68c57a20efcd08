import { mix, sheer } from '../drawing/colour';
import { brushed, disc, fill, group, stroke } from '../drawing/marks';
import { segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { castShadow } from '../elements/castShadow';
import { cloud } from '../elements/cloud';
import { cyclist } from '../elements/cyclist';
import { lampPost } from '../elements/lampPost';
import { land } from '../elements/land';
import { mist } from '../elements/mist';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { marketHall } from '../landmarks/marketHall';
import { lights } from '../palette';

/** A frosty noon by the market hall in Oulu, with cyclists. */
export function oulu(sheet: Sheet): string {
  const light = lights.frost;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.72, wide: 0.73, tall: 0.72 });
  const s = per(sheet, { card: 1.16, wide: 1, tall: 0.98 });
  const hallX = w * per(sheet, { card: 0.05, wide: 0.1, tall: 0.02 });
  const hotelX = w * per(sheet, { card: 0.5, wide: 0.52, tall: 0.42 });
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.41, line - h * 0.2, 32),
    cloud(sheet, w * 0.2, h * 0.14, w * 0.5, '#b9cbd6', '#fdeccf'),
    cloud(sheet, w * 0.8, h * 0.2, w * 0.46, '#cfd3d6', '#fff0d4'),
    cloud(sheet, w * 0.5, h * 0.32, w * 0.34, '#e4d9ce', '#fff3dc'),
    row(sheet, light, -20, w + 20, () => line - 24, 110, ['#c9b8a8', '#d9c4a8', '#b4b8c0'], 0.62, true),
    mist(sheet, w * 0.4, line - 30, w * 0.9, 90, '#fff0dc', 0.8),
    originalHouse(sheet, light, { x: hotelX, foot: line, size: s * 1.04, colour: '#e9c98c', plan: 'ends', snow: true }),
    marketHall(sheet, light, hallX, line + 8, s * per(sheet, { card: 1.2, wide: 1.16, tall: 0.98 })),
    land(sheet, light, skyline(sheet, line + 6, [], 1, 60), h + 10, mix(light.ground, '#c9d2e6', 0.5), 0.2),
    ...(sheet.isFromWindow ? [0.12] : [0.12, 0.62]).map((at) =>
      castShadow(
        [
          [w * at, line + 12],
          [w * (at + 0.2), line + 12],
          [w * (at + 0.24) + (at - 0.3) * 300, h * 0.84],
          [w * at + (at - 0.41) * 200, h * 0.84],
        ],
        light,
        0.14,
      ),
    ),
    ...[0, 1, 2].map((index) =>
      stroke(
        segment(-10, h * (0.87 + index * 0.024), w + 10, h * (0.86 + index * 0.024)),
        sheer(light.shade, 0.24),
        2.4,
      ),
    ),
    ...[0.4, 0.93].map((at) => lampPost(light, w * at, line + 26, 128)),
    person(w * per(sheet, { card: 0.36, wide: 0.36, tall: 0.4 }), line + 34, 58, '#7b3548', 0.14),
    person(w * per(sheet, { card: 0.385, wide: 0.38, tall: 0.44 }), line + 36, 54, '#3d5f78', 0.14),
    castShadow(
      [
        [w * 0.56, h * 0.91],
        [w * 0.62, h * 0.905],
        [w * 0.68, h * 0.97],
        [w * 0.61, h * 0.975],
      ],
      light,
      0.3,
    ),
    castShadow(
      [
        [w * 0.17, h * 0.9],
        [w * 0.23, h * 0.895],
        [w * 0.18, h * 0.955],
        [w * 0.12, h * 0.96],
      ],
      light,
      0.3,
    ),
    cyclist(w * 0.59, h * 0.905, per(sheet, { card: 104, wide: 92, tall: 104 }), '#c9483c'),
    cyclist(w * 0.2, h * 0.895, per(sheet, { card: 96, wide: 86, tall: 96 }), '#2f7f8c'),
    ...Array.from({ length: 60 }, () =>
      disc(chance.between(0, w), chance.between(0, h), chance.between(0.8, 1.8), '#ffffffbb'),
    ),
    ...Array.from({ length: 6 }, () =>
      fill(brushed(chance, chance.between(0, w), h * chance.between(0.9, 1), 200, 8), sheer(light.sun, 0.3)),
    ),
    air(sheet, light, w * 0.41, line - 100, 0.5),
    birch(sheet, light, w * 0.975, h * 1.02, h * 0.84, null, -1),
    birch(sheet, light, w * 0.015, h * 1.02, h * 0.7, null, 1),
  ]);
}
