import { mix, sheer } from '../drawing/colour';
import { group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { castShadow } from '../elements/castShadow';
import { cumulus } from '../elements/cumulus';
import { forest } from '../elements/forest';
import { huskySled } from '../elements/huskySled';
import { land } from '../elements/land';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { snag } from '../elements/snag';
import { snowFell } from '../elements/snowFell';
import { snowPillar } from '../elements/snowPillar';
import { spruce } from '../elements/spruce';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { afar, lights, shaded } from '../palette';

/** An April noon on the fells: blinding snow, blue shadows, a team of huskies. */
export function kiilopaa(sheet: Sheet): string {
  const light = lights.springSnow;
  const { width: w, height: h, chance } = sheet;
  const base = h * per(sheet, { card: 0.6, wide: 0.62, tall: 0.58 });
  const coat = { dark: '#2f5a5c', lit: '#7fa08c', snow: '#ffffff', snowShade: '#9dbfe2', from: 1 } as const;
  const wide = per(sheet, { card: 440, wide: 430, tall: 430 });
  const x = w * per(sheet, { card: 0.5, wide: 0.5, tall: 0.42 });
  const tree = (at: number, foot: number, tall: number): string =>
    group([
      castShadow(
        [
          [w * at - tall * 0.1, h * foot],
          [w * at + tall * 0.1, h * foot],
          [w * at - tall * 0.7, h * foot + tall * 0.3],
          [w * at - tall * 0.8, h * foot + tall * 0.27],
        ],
        light,
        0.3,
      ),
      snowPillar(sheet, w * at, h * foot, tall, coat),
    ]);
  return group([
    sky(sheet, light, base),
    sun(sheet, light, w * 0.84, h * 0.13, 24),
    cumulus(sheet, w * 0.22, h * 0.2, w * 0.24, '#bfdcea', '#ffffff'),
    cumulus(sheet, w * 0.62, h * 0.13, w * 0.16, '#c6e0ec', '#ffffff'),
    snowFell(
      sheet,
      light,
      [
        [w * 0.1, h * 0.12, w * 0.16],
        [w * 0.62, h * 0.1, w * 0.2],
        [w * 0.98, h * 0.14, w * 0.14],
      ],
      base,
      0.6,
      1,
    ),
    snowFell(
      sheet,
      light,
      [
        [w * 0.3, h * 0.3, w * 0.2],
        [w * 0.74, h * 0.15, w * 0.17],
      ],
      base,
      0.1,
      1,
    ),
    forest(sheet, light, {
      line: skyline(sheet, base + 4, [[w * 0.3, h * 0.03, w * 0.2]], 4),
      tall: h * 0.035,
      colour: afar(light.forest, light, 0.45),
      foot: base + 22,
      haze: 0.7,
      gap: 0.6,
    }),
    forest(sheet, light, {
      line: skyline(sheet, base + 26, [], 4),
      tall: h * 0.06,
      colour: afar(light.forest, light, 0.2),
      foot: base + 60,
      haze: 0.6,
      gap: 0.5,
    }),
    land(
      sheet,
      light,
      skyline(sheet, base + h * 0.05, [[w * 0.8, h * 0.03, w * 0.3]], 2, 60),
      h + 10,
      light.ground,
      0.2,
    ),
    sheet.isFromWindow
      ? ''
      : castShadow(
          [
            [x, base + h * 0.13],
            [x + wide * 0.9, base + h * 0.13],
            [x + wide * 0.7, base + h * 0.2],
            [x - wide * 0.22, base + h * 0.2],
          ],
          light,
          0.32,
        ),
    lodge(sheet, light, { x, foot: base + h * 0.135, width: wide, snow: true, wall: '#7d5238' }),
    ...[0.06, 0.13, 0.44, 0.94].map((at, index) => tree(at, 0.72 + (index % 2) * 0.04, h * chance.between(0.12, 0.2))),
    ...[0, 14].map((down) =>
      stroke(
        curve([
          [-10, h * 0.93 + down],
          [w * 0.3, h * 0.9 + down],
          [w * 0.6, h * 0.86 + down],
          [w * 0.84, h * 0.8 + down * 0.5],
          [w * 0.93, base + h * 0.2],
        ]),
        sheer(light.shade, 0.4),
        3.4,
      ),
    ),
    castShadow(
      [
        [w * 0.1, h * 0.905],
        [w * 0.5, h * 0.87],
        [w * 0.46, h * 0.9],
        [w * 0.06, h * 0.935],
      ],
      light,
      0.26,
    ),
    huskySled(
      light,
      w * per(sheet, { card: 0.2, wide: 0.24, tall: 0.2 }),
      h * 0.905,
      per(sheet, { card: 56, wide: 52, tall: 56 }),
    ),
    land(
      sheet,
      light,
      skyline(
        sheet,
        h * 0.99,
        [
          [w * 0.02, h * 0.06, w * 0.14],
          [w, h * 0.07, w * 0.16],
        ],
        2,
        60,
      ),
      h + 20,
      mix(light.ground, '#a9c8e8', 0.4),
      0.1,
    ),
    air(sheet, light, w * 0.84, h * 0.13, 0.3),
    snag(light, w * per(sheet, { card: 0.92, wide: 0.93, tall: 0.92 }), h * 1.0, h * 0.5),
    snowPillar(sheet, w * 0.985, h * 1.02, h * 0.34, coat),
    spruce(sheet, w * 0.025, h * 1.03, h * per(sheet, { card: 0.62, wide: 0.8, tall: 0.46 }), {
      ...coat,
      dark: shaded('#2f5a4c', light, 0.2),
    }),
  ]);
}
