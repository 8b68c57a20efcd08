import { sheer } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { passengerShip } from '../elements/passengerShip';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { rowingBoat } from '../elements/rowingBoat';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stall } from '../elements/stall';
import { sun } from '../elements/sun';
import { tallShip } from '../elements/tallShip';
import { water } from '../elements/water';
import { per } from '../frame';
import { house } from '../houses/house';
import type { HouseLook } from '../houses/houseLook';
import { domes } from '../landmarks/domes';
import { afar, lights, shaded } from '../palette';

const brick: HouseLook = {
  wall: '#a8503c',
  texture: 'brick',
  trim: '#e3c9a8',
  roof: '#5b5560',
  window: { width: 25, height: 42, panes: 'arched', trim: '#f0dcbc' },
  plinth: '#8f8580',
  door: '#2f4f5c',
};

/** A brick warehouse on Katajanokka: ships, the golden domes, the market. */
export function merikruunu(sheet: Sheet): string {
  const light = { ...lights.summerEvening, sky: ['#5b9ab8', '#9cc3c6', '#f0d3a2', '#ffdf9f'], shade: '#4c567c' };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.66, wide: 0.68, tall: 0.64 });
  const size = per(sheet, { card: 1, wide: 0.94, tall: 0.9 });
  const houseX = per(sheet, { card: w * 0.03, wide: w * 0.1, tall: w * 0.02 });
  const shipX = per(sheet, { card: w * 0.76, wide: w * 0.72, tall: w * 0.72 });
  const back = once(sheet, [
    passengerShip(
      sheet,
      light,
      w * per(sheet, { card: 0.92, wide: 0.92, tall: 0.95 }),
      line - 3,
      250 * size,
      4,
      '#f2eee2',
      '#c4493f',
    ),
    group([
      rock(
        sheet,
        light,
        w * per(sheet, { card: 0.5, wide: 0.47, tall: 0.62 }),
        line,
        430 * size,
        92 * size,
        afar('#8d8583', light, 0.25),
      ),
      domes(sheet, light, w * per(sheet, { card: 0.49, wide: 0.46, tall: 0.6 }), line - 70 * size, 215 * size),
      ...[-0.14, -0.09, 0.11, 0.16].map((at) =>
        leafTree(
          sheet,
          light,
          w * (per(sheet, { card: 0.5, wide: 0.47, tall: 0.62 }) + at * 0.9),
          line - 4,
          88 * size,
          { leaf: afar('#5f7f4c', light, 0.2) },
        ),
      ),
    ]),
    sheet.isFromWindow
      ? ''
      : house(sheet, light, brick, {
          x: houseX,
          foot: line - 12,
          width: 318 * size,
          height: 208 * size,
          depth: 92 * size,
          floors: 3,
          bays: 6,
          sideBays: 2,
          roof: 'ridge',
          roofHeight: 74 * size,
          chimneys: [0.2, 0.7],
          sideLit: true,
          door: 2,
          shining: 0.5,
          slope: 0.08,
        }),
    tallShip(sheet, light, shipX, line + 10, 380 * size, '#3d2f35'),
    sailingBoat(light, w * 0.51, line + 14, 150 * size, '#7d3b2c', false),
  ]);
  const front = h * per(sheet, { card: 0.9, wide: 0.88, tall: 0.89 });
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.87, line - 120, 24),
    cloud(sheet, w * 0.3, h * 0.15, w * 0.42, '#d7d6cc', '#ffe7be'),
    cloud(sheet, w * 0.72, h * 0.24, w * 0.34, '#e3d3c0', '#fff0cc'),
    cloud(sheet, w * 0.55, h * 0.09, w * 0.3, '#c5d4d2', '#f6e6c4'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 12,
        [
          [w * 0.75, 16, 90],
          [w * 0.95, 10, 60],
        ],
        2,
      ),
      line,
      afar(light.forest, light, 0.6),
    ),
    forest(sheet, light, {
      line: skyline(sheet, line - 2, [[w * 0.66, 8, 70]], 2),
      tall: 22,
      colour: afar(light.forest, light, 0.45),
      foot: line + 8,
      from: 0.58,
      to: 0.84,
    }),
    ...back,
    water(sheet, light, { top: line, deep: '#2f6672', mirrored: back, glitter: w * 0.87, wind: 0.35 }),
    quay(sheet, light, -10, line - 14, houseX + 440 * size, 34, '#a39a94'),
    rowingBoat(light, w * 0.43, line + (h - line) * 0.34, 110, '#f0e4cc'),
    quay(sheet, light, -10, front, w + 20, h - front + 10, '#b3a596'),
    fill(
      curve(
        [
          [0, front - 4],
          [w * 0.5, front - 6],
          [w, front - 4],
          [w, front + 6],
          [0, front + 6],
        ],
        true,
      ),
      sheer(light.sun, 0.35),
    ),
    ...per(sheet, {
      card: [
        [0.06, 0],
        [0.2, 1],
        [0.335, 2],
      ],
      wide: [
        [0.12, 0],
        [0.22, 1],
        [0.31, 2],
      ],
      tall: [
        [0.04, 0],
        [0.25, 1],
      ],
    }).map(([at = 0, kind = 0]) =>
      stall(light, w * at, front + 22, 124 * size, ['#e0752d', '#2f7f8c', '#d9483b'][kind] ?? '#e0752d'),
    ),
    person(w * 0.48, front + 20, 58, '#3d5a78'),
    person(w * 0.52, front + 24, 60, '#d9a441', 0.16),
    air(sheet, light, w * 0.87, line - 120, 0.5),
    ...[0.64, 0.8, 0.96].map((at) =>
      group([
        fill(box(w * at - 9, front - 22, 18, 26), shaded('#3c3a48', light, 0.2)),
        fill(box(w * at - 12, front - 26, 24, 7), '#5a5560'),
      ]),
    ),
  ]);
}
