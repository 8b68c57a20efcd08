import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { archBridge } from '../elements/archBridge';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { ridge } from '../elements/ridge';
import { rowingBoat } from '../elements/rowingBoat';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { fanHall } from '../landmarks/fanHall';
import { afar, type Light, lights, shaded } from '../palette';

/** A June evening on Jyväsjärvi: the harbour, the arched bridge, a white hall. */
export function lutakko(sheet: Sheet): string {
  const light: Light = { ...lights.summerEvening, sky: ['#4f86b4', '#8fb4c4', '#e9cfa4', '#ffd694'] };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.63, wide: 0.64, tall: 0.61 });
  const s = per(sheet, { card: 1, wide: 0.9, tall: 0.86 });
  const hotelX = w * per(sheet, { card: 0.05, wide: 0.1, tall: 0.03 });
  const back = once(sheet, [
    forest(sheet, light, {
      line: skyline(
        sheet,
        line - 16,
        [
          [w * 0.75, h * 0.08, w * 0.2],
          [w * 0.3, h * 0.04, w * 0.2],
        ],
        3,
      ),
      tall: 34,
      colour: afar(light.forest, light, 0.42),
      foot: line + 6,
      haze: 0.35,
    }),
    archBridge(
      light,
      w * per(sheet, { card: 0.66, wide: 0.62, tall: 0.62 }),
      w + 60,
      line - 44,
      line + 8,
      4,
      afar('#c9b8a4', light, 0.2),
    ),
    fanHall(
      sheet,
      light,
      w * per(sheet, { card: 0.44, wide: 0.42, tall: 0.54 }),
      line - 2,
      s * per(sheet, { card: 0.96, wide: 0.9, tall: 0.8 }),
    ),
    ...[0.02, 0.375, 0.655, 0.69].map((at, index) =>
      leafTree(sheet, light, w * at, line, 96 + (index % 2) * 30, {
        leaf: ['#7fa052', '#92a852'][index % 2] ?? '#7fa052',
        from: 1,
      }),
    ),
    originalHouse(sheet, light, { x: hotelX, foot: line - 6, size: s * 1.14, colour: '#d9a06a', plan: 'hipped' }),
    quay(sheet, light, -10, line - 10, w * 0.72, 16, '#b0a08c'),
    sailingBoat(light, w * 0.47, line + 18, 130 * s, '#2f5a78', false),
    sailingBoat(light, w * 0.53, line + 22, 150 * s, '#f2ead8', false),
    sailingBoat(light, w * 0.6, line + 18, 120 * s, '#b4533f', false),
    sailingBoat(light, w * per(sheet, { card: 0.84, wide: 0.8, tall: 0.86 }), line + 40, 170 * s, '#f2ead8'),
  ]);
  const deck = h * 0.9;
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * per(sheet, { card: 0.9, wide: 0.88, tall: 0.9 }), line - 120, 28),
    cloud(sheet, w * 0.3, h * 0.12, w * 0.46, '#9dbac0', '#fce0ae'),
    cloud(sheet, w * 0.7, h * 0.22, w * 0.4, '#c9c9b4', '#ffe6b4'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 26,
        [
          [w * 0.9, 30, 200],
          [w * 0.45, 24, 200],
        ],
        2,
      ),
      line,
      afar(light.forest, light, 0.6),
    ),
    ...back,
    water(sheet, light, { top: line + 6, deep: '#34657c', mirrored: back, glitter: w * 0.9, wind: 0.3 }),
    rowingBoat(light, w * 0.72, line + (h - line) * 0.58, 130, '#c9583f'),
    fill(
      straight([
        [-10, deck],
        [w * 0.56, deck],
        [w * 0.66, h + 10],
        [-10, h + 10],
      ]),
      fade(sheet, mix('#c9a57c', light.sun, 0.3), shaded('#9a7a5c', light, 0.4)),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      stroke(
        segment(-10, deck + 4 + index * index * 6, w * (0.565 + index * 0.02), deck + 4 + index * index * 6),
        shaded('#8a6a4c', light, 0.4),
        1.8,
      ),
    ),
    person(w * 0.3, deck + 24, 66, '#3d5f8c', 0.06),
    person(w * 0.335, deck + 24, 60, '#e0a03c', 0.06),
    person(w * 0.12, deck + 30, 64, '#b4533f', 0.18),
    stroke(
      curve([
        [w * 0.5, deck + 2],
        [w * 0.5, deck - 40],
      ]),
      shaded('#5a4a40', light, 0.2),
      6,
    ),
    air(sheet, light, w * 0.9, line - 120, 0.45),
    leafTree(sheet, light, w * 0.995, h * 0.99, h * 0.56, { leaf: '#86a24c', from: -1, breadth: h * 0.4 }),
  ]);
}
