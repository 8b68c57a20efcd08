import { mix, sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { lampPost } from '../elements/lampPost';
import { land } from '../elements/land';
import { person } from '../elements/person';
import { plane } from '../elements/plane';
import { ridge } from '../elements/ridge';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { spruce } from '../elements/spruce';
import { stars } from '../elements/stars';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { controlTower } from '../landmarks/controlTower';
import { afar, lights, shaded } from '../palette';

/** Blue hour at the airport: a plane climbs over the snowy forest. */
export function airport(sheet: Sheet): string {
  const light = lights.blueHour;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.62, wide: 0.62, tall: 0.62 });
  const s = per(sheet, { card: 1.14, wide: 0.98, tall: 1 });
  const x = w * per(sheet, { card: 0.34, wide: 0.4, tall: 0.22 });
  const foot = h * 0.8;
  const coat = {
    dark: shaded(light.forest, light, 0.2),
    lit: '#4f6c8c',
    snow: '#d6dfee',
    snowShade: '#7f97c0',
    from: 1,
  } as const;
  return group([
    sky(sheet, light, line),
    stars(sheet, h * 0.34, 60),
    cloud(sheet, w * 0.25, h * 0.3, w * 0.5, '#5f76a6', '#d9a8a4'),
    cloud(sheet, w * 0.85, h * 0.38, w * 0.4, '#8d92b4', '#f3bf9f'),
    ...[0, 1].map((wing) =>
      stroke(
        `M${short(w * 0.28)} ${short(h * (0.335 + wing * 0.012))}Q${short(w * 0.48)} ${short(h * 0.29)} ${short(w * 0.62)} ${short(h * (0.216 + wing * 0.006))}`,
        sheer('#f6e4da', 0.35),
        3,
      ),
    ),
    plane(
      light,
      w * per(sheet, { card: 0.72, wide: 0.7, tall: 0.7 }),
      h * 0.18,
      per(sheet, { card: 270, wide: 260, tall: 280 }),
    ),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 8,
        [
          [w * 0.2, 18, 180],
          [w * 0.8, 14, 160],
        ],
        2,
      ),
      line + 20,
      afar(light.forest, light, 0.6),
    ),
    forest(sheet, light, {
      line: skyline(sheet, line + 8, [], 2),
      tall: 44,
      colour: afar(light.forest, light, 0.42),
      foot: line + 50,
      haze: 0.6,
    }),
    controlTower(
      light,
      w * per(sheet, { card: 0.2, wide: 0.26, tall: 0.12 }),
      line + 40,
      per(sheet, { card: 190, wide: 160, tall: 220 }),
    ),
    fill(box(-20, line - 6, w * 0.4, 76), shaded('#98a0b6', light, 0.3)),
    fill(box(-20, line + 10, w * 0.39, 38), fade(sheet, '#ffe6b0', '#eda75c')),
    stroke(
      Array.from({ length: 22 }, (_, index) =>
        segment(index * w * 0.0175, line + 10, index * w * 0.0175, line + 48),
      ).join(''),
      shaded('#5c6682', light, 0.2),
      2.4,
    ),
    fill(box(-20, line - 12, w * 0.41, 9), mix(light.ground, '#ffffff', 0.3)),
    forest(sheet, light, {
      line: skyline(sheet, line + 50, [], 2),
      tall: 66,
      colour: afar(light.forest, light, 0.15),
      foot: line + 100,
      haze: 0.5,
      from: 0.66,
    }),
    land(sheet, light, skyline(sheet, line + 62, [[w * 0.7, 10, 300]], 1.5, 60), h + 10, light.ground, 0.12),
    ...Array.from({ length: 16 }, (_, index) => {
      const share = index / 15;
      return disc(
        w * (0.6 + share * 0.46),
        line + 74 + share * share * 60,
        1.8 + share * 2.4,
        index % 2 ? '#ffd88a' : '#8fd0ff',
      );
    }),
    fill(
      straight([
        [x + 300 * s, foot - 92],
        [x + 300 * s, foot - 66],
        [w + 20, foot - 44],
        [w + 20, foot - 76],
      ]),
      '#ffd890',
    ),
    fill(
      straight([
        [x + 300 * s, foot - 100],
        [x + 300 * s, foot - 90],
        [w + 20, foot - 74],
        [w + 20, foot - 86],
      ]),
      mix(light.ground, '#ffffff', 0.2),
    ),
    ...[0.45, 0.62, 0.8].map((share) =>
      fill(box(x + 300 * s + (w - x - 300 * s) * share, foot - 66, 8, 62), shaded('#7f8698', light, 0.4)),
    ),
    originalHouse(sheet, light, { x, foot, size: s * 1.04, colour: '#d9b98c', plan: 'middle', snow: true }),
    glow(sheet, x + 170 * s, foot + 24, 320, '#ffc772', 0.5, 0.2),
    ...[0.08, 0.9].map((at) =>
      group([glow(sheet, w * at, foot - 92, 130, '#ffd080', 0.6), lampPost(light, w * at, foot + 20, 120)]),
    ),
    person(x + 40, foot + 40, 60, '#b4483f', 0.18),
    fill(box(x + 56, foot + 22, 13, 18), '#2f4a6e'),
    person(x + 90, foot + 44, 62, '#3d4f70', 0.14),
    ...Array.from({ length: 9 }, () =>
      stroke(
        segment(chance.between(0, w), chance.between(foot + 40, h), chance.between(0, w), h + 10),
        sheer(light.shade, 0.08),
        5,
      ),
    ),
    air(sheet, light, x + 160, foot - 60, 0.25),
    ...per(sheet, {
      card: [
        [0.03, 0.6],
        [0.1, 0.42],
        [0.965, 0.56],
      ],
      wide: [
        [0.03, 0.8],
        [0.09, 0.56],
        [0.16, 0.4],
        [0.97, 0.74],
        [0.92, 0.5],
      ],
      tall: [
        [0.0, 0.46],
        [0.09, 0.3],
        [0.99, 0.42],
      ],
    }).map(([at = 0, tall = 0]) => spruce(sheet, w * at, h * 1.02, h * tall, coat)),
  ]);
}
