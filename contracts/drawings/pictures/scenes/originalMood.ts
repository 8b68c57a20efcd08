import { sheer } from '../drawing/colour';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { mist } from '../elements/mist';
import { person } from '../elements/person';
import { ridge } from '../elements/ridge';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { spruce } from '../elements/spruce';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light, lights, shaded } from '../palette';

/** Original: a house at the edge of the forest, early in summer, mist still in the meadow. */
export function originalMood(sheet: Sheet): string {
  const light: Light = { ...lights.morning, sky: ['#7fb0c4', '#bcd6cc', '#f6e3b8', '#ffd79c'], dusk: 0.4 };
  const { width: w, height: h, chance } = sheet;
  const base = h * per(sheet, { card: 0.6, wide: 0.6, tall: 0.58 });
  const s = per(sheet, { card: 1.2, wide: 1, tall: 1.1 });
  const x = w * per(sheet, { card: 0.42, wide: 0.48, tall: 0.34 });
  const foot = h * per(sheet, { card: 0.76, wide: 0.76, tall: 0.73 });
  const meadow = skyline(sheet, base + h * 0.06, [[w * 0.7, h * 0.03, w * 0.3]], 2, 50);
  const coat = { dark: shaded('#2f5a4c', light, 0.3), lit: '#86a86a', from: -1 } as const;
  return group([
    sky(sheet, light, base),
    sun(sheet, light, w * 0.2, base - h * 0.12, 34),
    cloud(sheet, w * 0.6, h * 0.13, w * 0.5, '#c4d8d0', '#fff2d0'),
    cloud(sheet, w * 0.15, h * 0.2, w * 0.34, '#e0e0c8', '#fff4d4'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        base - 20,
        [
          [w * 0.3, h * 0.05, w * 0.2],
          [w * 0.85, h * 0.07, w * 0.2],
        ],
        2,
      ),
      base + 20,
      afar(light.forest, light, 0.62),
    ),
    forest(sheet, light, {
      line: skyline(sheet, base + 6, [[w * 0.9, h * 0.03, w * 0.2]], 3),
      tall: h * 0.09,
      colour: afar(light.forest, light, 0.4),
      foot: base + 60,
      haze: 0.75,
    }),
    forest(sheet, light, {
      line: skyline(sheet, base + 26, [], 3),
      tall: h * 0.2,
      colour: afar('#33604f', light, 0.14),
      foot: base + 100,
      haze: 0.6,
      from: 0.34,
    }),
    land(sheet, light, meadow, h + 10, '#a9b85e', 0.4),
    mist(sheet, w * 0.3, base + h * 0.1, w * 0.9, h * 0.09, '#fff6de', 0.75),
    originalHouse(sheet, light, { x, foot, size: s, colour: '#3f7a5f', roof: '#5a4a48', plan: 'ends' }),
    fill(
      straight([
        [x + 130 * s, foot + 6],
        [x + 172 * s, foot + 6],
        [w * 0.5, h + 10],
        [w * 0.28, h + 10],
      ]),
      sheer('#ead9ae', 0.8),
    ),
    ...Array.from({ length: 120 }, () => {
      const share = chance.next();
      const fx = chance.between(0, w);
      const fy = foot + 20 + share * (h - foot);
      return (
        stroke(
          `M${fx.toFixed(0)} ${fy.toFixed(0)}l${chance.between(-5, 5).toFixed(0)} ${(-10 - share * 22).toFixed(0)}`,
          sheer(chance.happens(0.5) ? '#7f9a48' : '#cfd580', 0.8),
          1.6,
        ) +
        (chance.happens(0.5)
          ? fill(
              brushed(chance, fx, fy - 12 - share * 22, 6 + share * 5, 5 + share * 4),
              chance.pick(['#ffffff', '#f2c94c', '#8a6fc0', '#e8729a'] as const),
            )
          : '')
      );
    }),
    person(w * per(sheet, { card: 0.34, wide: 0.38, tall: 0.24 }), foot + 44, 72, '#c9583f', 0.16),
    air(sheet, light, w * 0.2, base - h * 0.12, 0.5),
    birch(sheet, light, w * 0.05, h * 1.0, h * 0.92, '#a3bf5c', 1),
    birch(sheet, light, w * 0.13, h * 0.93, h * 0.64, '#b4c868', 1),
    spruce(sheet, w * 0.965, h * 1.02, h * 0.78, coat),
  ]);
}
