import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { box, curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { castShadow } from '../elements/castShadow';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { passengerShip } from '../elements/passengerShip';
import { quay } from '../elements/quay';
import { ridge } from '../elements/ridge';
import { row } from '../elements/row';
import { skater } from '../elements/skater';
import { sky } from '../elements/sky';
import { heightAt, skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { lookoutTower } from '../landmarks/lookoutTower';
import { afar, type Light, lights, shaded } from '../palette';

/** The frozen harbour of Kuopio: skaters, a steamer in the ice, the tower on Puijo. */
export function kuopio(sheet: Sheet): string {
  const light: Light = { ...lights.frost, sky: ['#6a9ccc', '#a4c8dc', '#f0d9c8', '#ffc9a4'], dusk: 0.5 };
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.62, wide: 0.63, tall: 0.6 });
  const s = per(sheet, { card: 1, wide: 0.88, tall: 0.88 });
  const hill = skyline(
    sheet,
    line - h * 0.05,
    [
      [w * per(sheet, { card: 0.3, wide: 0.32, tall: 0.3 }), h * 0.2, w * 0.2],
      [w * 0.62, h * 0.07, w * 0.2],
    ],
    2,
  );
  const towerX = w * per(sheet, { card: 0.3, wide: 0.32, tall: 0.3 });
  const hotelX = w * per(sheet, { card: 0.57, wide: 0.58, tall: 0.47 });
  const skaters = per(sheet, {
    card: [
      [0.2, 0.76, 60],
      [0.27, 0.75, 54],
      [0.46, 0.88, 92],
      [0.62, 0.8, 66],
      [0.83, 0.9, 96],
    ],
    wide: [
      [0.24, 0.78, 54],
      [0.3, 0.77, 50],
      [0.46, 0.9, 82],
      [0.62, 0.82, 60],
      [0.84, 0.92, 86],
    ],
    tall: [
      [0.2, 0.74, 60],
      [0.34, 0.86, 92],
      [0.62, 0.79, 66],
      [0.8, 0.9, 96],
    ],
  });
  const coats = ['#c9483c', '#e0a03c', '#2f7f8c', '#7b3f78', '#3d5f9c'];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.86, line - h * 0.24, 28),
    cloud(sheet, w * 0.6, h * 0.12, w * 0.46, '#aac6d8', '#fde4c8'),
    cloud(sheet, w * 0.12, h * 0.2, w * 0.36, '#c4d0d8', '#ffeed4'),
    ridge(sheet, light, hill, line + 10, mix(afar(light.forest, light, 0.42), light.ground, 0.12), 0.5),
    forest(sheet, light, {
      line: hill,
      tall: 26,
      colour: mix(afar(light.forest, light, 0.36), light.ground, 0.1),
      foot: line + 4,
      haze: 0.6,
    }),
    lookoutTower(light, towerX, heightAt(hill, towerX) + 6, per(sheet, { card: 150, wide: 122, tall: 170 })),
    row(sheet, light, -20, w + 20, () => line - 4, 72, ['#d9a48c', '#e3c48c', '#c9c4b4', '#b9b4c0'], 0.38, true),
    originalHouse(sheet, light, {
      x: hotelX,
      foot: line,
      size: s * 1.12,
      colour: '#e6bd74',
      plan: 'corner',
      snow: true,
    }),
    quay(sheet, light, -10, line - 8, w + 20, 18, '#a8a4a8', true),
    passengerShip(
      sheet,
      light,
      w * per(sheet, { card: 0.2, wide: 0.24, tall: 0.22 }),
      line + 30,
      290 * s,
      2,
      '#2c3f5c',
      '#c9483c',
    ),
    fill(
      box(-10, line + 8, w + 20, h - line),
      linear(sheet, [
        [0, mix('#dfe6ee', light.sun, 0.3)],
        [0.5, '#b4c8dc'],
        [1, shaded('#8fa9c9', light, 0.3)],
      ]),
    ),
    fill(
      straight([
        [w * 0.08, line + 30],
        [w * 0.92, line + 26],
        [w * 1.06, h + 10],
        [-w * 0.06, h + 10],
      ]),
      linear(sheet, [
        [0, '#f4ddc9'],
        [0.4, '#b9cfe0'],
        [1, '#6f93bc'],
      ]),
    ),
    ...Array.from({ length: 70 }, () => {
      const share = chance.next();
      const y = line + 34 + share * (h - line - 30);
      return stroke(
        curve([
          [w * chance.between(0.1, 0.8), y],
          [w * chance.between(0.2, 0.9), y + chance.between(-14, 14) * (0.3 + share)],
          [w * chance.between(0.2, 0.95), y + chance.between(-6, 6)],
        ]),
        sheer('#ffffff', chance.between(0.1, 0.35)),
        0.8 + share * 1.4,
      );
    }),
    passengerShip(
      sheet,
      light,
      w * per(sheet, { card: 0.2, wide: 0.24, tall: 0.22 }),
      line + 30,
      290 * s,
      2,
      '#2c3f5c',
      '#c9483c',
    ),
    fill(
      curve(
        [
          [w * 0.02, line + 40],
          [w * 0.1, line + 28],
          [w * 0.3, line + 30],
          [w * 0.4, line + 40],
          [w * 0.2, line + 46],
        ],
        true,
      ),
      mix(light.ground, '#ffffff', 0.4),
    ),
    ...[0.04, 0.96].map((at) =>
      fill(
        curve([
          [w * (at - 0.12), h + 10],
          [w * (at - 0.05), h * 0.86],
          [w * at, h * 0.8],
          [w * (at + 0.05), h * 0.88],
          [w * (at + 0.12), h + 10],
        ]),
        mix(light.ground, '#dfe8f4', 0.4),
      ),
    ),
    ...Array.from({ length: 8 }, () =>
      fill(brushed(chance, w * chance.between(0.6, 1), chance.between(line + 40, h), 120, 4), sheer(light.sun, 0.5)),
    ),
    ...skaters.map(([at = 0, down = 0, tall = 60], index) =>
      group([
        castShadow(
          [
            [w * at - 8, h * down],
            [w * at + 8, h * down],
            [w * at - tall * 0.7, h * down + tall * 0.3],
            [w * at - tall * 0.86, h * down + tall * 0.28],
          ],
          light,
          0.34,
        ),
        skater(w * at, h * down, tall, coats[index] ?? '#c9483c', index % 2 ? -1 : 1),
      ]),
    ),
    land(
      sheet,
      light,
      skyline(
        sheet,
        h * 1.02,
        [
          [0, h * 0.12, w * 0.16],
          [w, h * 0.1, w * 0.12],
        ],
        2,
        50,
      ),
      h + 30,
      light.ground,
      0.2,
    ),
    air(sheet, light, w * 0.86, line - 120, 0.4),
    birch(sheet, light, w * 0.02, h * 1.02, h * 0.8, null, 1),
  ]);
}
