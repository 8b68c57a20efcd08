import { mix } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { archBridge } from '../elements/archBridge';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { gorge } from '../elements/gorge';
import { mist } from '../elements/mist';
import { moon } from '../elements/moon';
import { person } from '../elements/person';
import { pine } from '../elements/pine';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stars } from '../elements/stars';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { afar, type Light, lights, shaded } from '../palette';

/** The evening show at Imatra: the rapids with open gates, pines on the rock, the lodge with lit windows. */
export function imatra(sheet: Sheet): string {
  const light: Light = {
    ...lights.autumnDusk,
    sky: ['#1f3566', '#4a6a94', '#b99aa0', '#f6bd86'],
    haze: '#8f8fa4',
    forest: '#2a4858',
    ground: '#6f6f74',
  };
  const { width: w, height: h, chance } = sheet;
  const top = h * per(sheet, { card: 0.5, wide: 0.5, tall: 0.5 });
  const middle = w * per(sheet, { card: 0.62, wide: 0.6, tall: 0.66 });
  const wide = per(sheet, { card: 470, wide: 470, tall: 440 });
  const houseX = w * per(sheet, { card: 0.05, wide: 0.1, tall: 0.02 });
  const cliff = (side: 1 | -1): string =>
    group(
      Array.from({ length: 9 }, (_, index) => {
        const share = index / 8;
        const y = top + 10 + share * (h - top);
        const size = 90 + share * 260;
        return rock(
          sheet,
          light,
          middle + side * (70 + share * w * 0.27 + size * 0.32) + Math.sin(share * 3.4) * 40,
          y + 24,
          size,
          size * 0.34,
          ['#857f86', '#94888a', '#78747f'][index % 3] ?? '#857f86',
          side === 1 ? -1 : 1,
        );
      }),
    );
  return group([
    sky(sheet, light, top),
    stars(sheet, h * 0.3, 40),
    moon(sheet, w * 0.88, h * 0.14, 18),
    cloud(sheet, w * 0.3, h * 0.16, w * 0.5, '#4f6a94', '#d9a6a0'),
    cloud(sheet, w * 0.75, h * 0.26, w * 0.44, '#84839f', '#f2b890'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        top - 14,
        [
          [w * 0.2, 26, 200],
          [w * 0.9, 30, 200],
        ],
        2,
      ),
      top + 10,
      afar(light.forest, light, 0.55),
    ),
    forest(sheet, light, {
      line: skyline(
        sheet,
        top,
        [
          [w * 0.1, 20, 200],
          [w * 0.95, 26, 200],
        ],
        3,
      ),
      tall: h * 0.07,
      colour: afar(light.forest, light, 0.35),
      foot: top + 40,
      haze: 0.5,
    }),
    archBridge(light, middle - 150, middle + 150, top - 26, top + 12, 3, afar('#a5948c', light, 0.25)),
    fill(
      straight([
        [-10, top + 20],
        [w + 10, top + 20],
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      fade(sheet, '#5f6f6a', shaded('#3f4a54', light, 0.4)),
    ),
    forest(sheet, light, {
      line: skyline(sheet, top + 40, [], 3),
      tall: h * 0.1,
      colour: afar(light.forest, light, 0.15),
      foot: top + 80,
      haze: 0.3,
      to: per(sheet, { card: 0.44, wide: 0.44, tall: 0.44 }),
    }),
    forest(sheet, light, {
      line: skyline(sheet, top + 40, [], 3),
      tall: h * 0.1,
      colour: afar(light.forest, light, 0.15),
      foot: top + 80,
      haze: 0.3,
      from: 0.8,
    }),
    gorge(sheet, light, middle, top + 8),
    cliff(-1),
    cliff(1),
    mist(sheet, middle, top + 30, 420, 120, '#f4ece8', 0.55),
    mist(sheet, middle + 20, top + h * 0.2, 520, 110, '#eef2f4', 0.3),
    glow(sheet, houseX + wide * 0.5, top + h * 0.19, 300, '#ffbf63', 0.5, 0.3),
    fill(
      curve(
        [
          [-20, top + h * 0.17],
          [houseX + wide * 0.5, top + h * 0.165],
          [houseX + wide, top + h * 0.185],
          [houseX + wide + 40, top + h * 0.26],
          [houseX + wide * 0.4, top + h * 0.3],
          [-20, top + h * 0.3],
        ],
        true,
      ),
      mix('#6a6f5c', light.sun, 0.08),
    ),
    lodge(sheet, light, { x: houseX, foot: top + h * 0.19, width: wide, wall: '#7a5440' }),
    person(houseX + wide * 0.9, top + h * 0.23, 56, '#d9483c', 0.06),
    person(houseX + wide * 0.97, top + h * 0.232, 54, '#e0b04a', 0.06),
    person(houseX + wide * 0.7, top + h * 0.235, 58, '#3d5f8c', 0.12),
    ...Array.from({ length: 5 }, (_, index) =>
      rock(
        sheet,
        light,
        w * (0.04 + index * 0.08),
        h * (1.0 + (index % 2) * 0.02),
        chance.between(150, 230),
        chance.between(50, 90),
        '#7a7680',
        1,
      ),
    ),
    air(sheet, light, middle, top, 0.3),
    pine(sheet, light, w * 0.03, h * 1.0, h * 0.72, 1),
    pine(sheet, light, w * 0.965, h * 0.96, h * 0.7, -1),
    pine(sheet, light, w * 0.9, h * 0.86, h * 0.46, -1),
  ]);
}
