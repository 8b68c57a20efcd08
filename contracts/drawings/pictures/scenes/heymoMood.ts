import { sheer } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cumulus } from '../elements/cumulus';
import { cyclist } from '../elements/cyclist';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stall } from '../elements/stall';
import { stringOfLights } from '../elements/stringOfLights';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { heymoHouse } from '../houses/heymoHouse';
import { type Light, lights } from '../palette';

/** Heymo: a lively street with bicycles, a food stall and a string of lights. */
export function heymoMood(sheet: Sheet): string {
  const light: Light = {
    ...lights.summerEvening,
    sky: ['#4aa0cc', '#9ccfd4', '#ffe0a4', '#ffc98c'],
    haze: '#f2d0a8',
    shade: '#5a5490',
    dusk: 0.45,
  };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.8, wide: 0.8, tall: 0.82 });
  const tall = per(sheet, { card: 380, wide: 320, tall: 480 });
  const wide = per(sheet, { card: 330, wide: 330, tall: 340 });
  const x = w * per(sheet, { card: 0.3, wide: 0.34, tall: 0.3 });
  return group([
    sky(sheet, light, line * 0.9),
    sun(sheet, light, w * 0.86, h * 0.34, 36),
    cumulus(sheet, w * 0.16, h * 0.2, w * 0.22, '#f2d3b8', '#fffaf0'),
    cumulus(sheet, w * 0.68, h * 0.14, w * 0.16, '#f2dcc4', '#fffaf0'),
    row(sheet, light, -30, w + 40, () => line - 30, 150, ['#f2b08c', '#e8c46c', '#9cc4c0', '#e89ab0', '#b4a0d0'], 0.5),
    row(
      sheet,
      light,
      -50,
      x - 8,
      () => line,
      per(sheet, { card: 230, wide: 190, tall: 250 }),
      ['#2f9c95', '#e8577e', '#f2a03c'],
      0.14,
    ),
    row(
      sheet,
      light,
      x + wide * 1.24,
      w + 60,
      () => line,
      per(sheet, { card: 230, wide: 200, tall: 260 }),
      ['#e8926a', '#5fb0b8', '#d9c04a'],
      0.14,
    ),
    heymoHouse(sheet, light, { x, foot: line, width: wide, height: tall }),
    land(sheet, light, skyline(sheet, line, [], 0.5, 60), h + 10, '#d9b89c', 0.3),
    fill(
      straight([
        [0, h * 0.9],
        [w, h * 0.89],
        [w, h * 0.95],
        [0, h * 0.965],
      ]),
      sheer('#8f7fa8', 0.35),
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      fill(
        straight([
          [w * index * 0.125, h * 0.927],
          [w * (index * 0.125 + 0.06), h * 0.926],
          [w * (index * 0.125 + 0.06), h * 0.933],
          [w * index * 0.125, h * 0.934],
        ]),
        '#fbf3e0',
      ),
    ),
    leafTree(sheet, light, x - 40, line + 6, 150, { leaf: '#8fb04c', from: 1 }),
    leafTree(sheet, light, w * 0.955, line + 8, 190, { leaf: '#86a84a', from: -1 }),
    stringOfLights(sheet, [-10, line - 190], [x, line - 220], 18, 12),
    stringOfLights(sheet, [x + wide * 1.22, line - 220], [w + 10, line - 200], 18, 12),
    stall(light, w * per(sheet, { card: 0.72, wide: 0.7, tall: 0.72 }), line + 14, 150, '#e8577e'),
    person(w * 0.7, line + 20, 66, '#2f9c95', 0.06),
    person(w * 0.84, line + 22, 68, '#6d4bb0', 0.06),
    person(w * 0.14, line + 22, 66, '#e8577e', 0.18),
    person(w * 0.175, line + 24, 68, '#f2b632', 0.14),
    cyclist(w * 0.24, h * 0.95, per(sheet, { card: 108, wide: 92, tall: 108 }), '#6d4bb0'),
    cyclist(w * 0.56, h * 0.955, per(sheet, { card: 112, wide: 96, tall: 112 }), '#e8577e'),
    air(sheet, light, w * 0.86, h * 0.34, 0.5),
  ]);
}
