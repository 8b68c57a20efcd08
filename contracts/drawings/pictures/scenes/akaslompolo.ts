import { mix, sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { blob, fill, group } from '../drawing/marks';
import { box, curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { aurora } from '../elements/aurora';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { lantern } from '../elements/lantern';
import { person } from '../elements/person';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { snowFell } from '../elements/snowFell';
import { snowPillar } from '../elements/snowPillar';
import { spruce } from '../elements/spruce';
import { stars } from '../elements/stars';
import { steam } from '../elements/steam';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { sauna } from '../houses/sauna';
import { afar, type Light, lights } from '../palette';

/** A lantern-lit path from the sauna to the hole in the ice, under a violet night. */
export function akaslompolo(sheet: Sheet): string {
  const light: Light = {
    ...lights.aurora,
    sky: ['#140f38', '#2a2060', '#4a3f86', '#6f6aa4'],
    haze: '#5c5a94',
    shade: '#1c1c50',
    ground: '#a9b0dc',
  };
  const { width: w, height: h, chance } = sheet;
  const base = h * per(sheet, { card: 0.57, wide: 0.58, tall: 0.56 });
  const coat = { dark: '#23305c', lit: '#7a84b8', snow: '#cdd4f0', snowShade: '#5f6cae', from: 1 } as const;
  const wide = per(sheet, { card: 430, wide: 420, tall: 420 });
  const house = w * per(sheet, { card: 0.07, wide: 0.12, tall: 0.02 });
  const s = per(sheet, { card: 150, wide: 136, tall: 150 });
  const saunaX = w * per(sheet, { card: 0.64, wide: 0.62, tall: 0.62 });
  const hole = [w * per(sheet, { card: 0.44, wide: 0.46, tall: 0.4 }), h * 0.9] as const;
  return group([
    sky(sheet, light, base),
    stars(sheet, base, 190),
    aurora(sheet, {
      path: [
        [w * 0.22, h * 0.24],
        [w * 0.4, h * 0.36],
        [w * 0.58, h * 0.28],
        [w * 0.78, h * 0.4],
        [w * 1.04, h * 0.3],
      ],
      height: h * 0.36,
      colours: ['#c9ffd8', '#5fc8d0', '#c06fe0'],
      strength: 0.62,
    }),
    snowFell(
      sheet,
      light,
      [
        [w * 0.02, h * 0.13, w * 0.12],
        [w * 0.24, h * 0.17, w * 0.12],
        [w * 0.5, h * 0.12, w * 0.11],
        [w * 0.78, h * 0.2, w * 0.14],
        [w, h * 0.12, w * 0.1],
      ],
      base,
      0.45,
      1,
    ),
    forest(sheet, light, {
      line: skyline(sheet, base + 6, [], 3),
      tall: h * 0.05,
      colour: afar(light.forest, light, 0.4),
      foot: base + 34,
      haze: 0.6,
    }),
    forest(sheet, light, {
      line: skyline(sheet, base + 34, [], 3),
      tall: h * 0.09,
      colour: afar(light.forest, light, 0.12),
      foot: base + 84,
      haze: 0.55,
    }),
    land(
      sheet,
      light,
      skyline(
        sheet,
        base + h * 0.1,
        [
          [0, h * 0.03, w * 0.3],
          [w * 0.9, h * 0.03, w * 0.2],
        ],
        1.5,
        60,
      ),
      h + 10,
      mix(light.ground, '#6f78c0', 0.25),
      0.05,
    ),
    glow(sheet, house + wide * 0.48, base + h * 0.17, 280, '#ffc46a', 0.45, 0.22),
    lodge(sheet, light, { x: house, foot: base + h * 0.16, width: wide, snow: true }),
    ...[0.5, 0.57, 0.92].map((at) => snowPillar(sheet, w * at, base + h * 0.17, h * chance.between(0.12, 0.19), coat)),
    glow(sheet, saunaX + s * 0.4, base + h * 0.22, 240, '#ffb95e', 0.5, 0.24),
    sauna(sheet, light, saunaX, base + h * 0.2, s),
    fill(
      curve(
        [
          [saunaX + s * 0.6, base + h * 0.2],
          [saunaX + s * 0.3, base + h * 0.26],
          [hole[0] + 90, hole[1] - 14],
          [hole[0] + 30, hole[1] - 6],
          [hole[0] + 10, hole[1] - 26],
          [saunaX, base + h * 0.25],
          [saunaX + s * 0.46, base + h * 0.2],
        ],
        true,
      ),
      sheer('#e9e2ff', 0.4),
    ),
    fill(blob(chance, hole[0] - 10, hole[1], 104, 27, 0.08), '#dfe4fa'),
    fill(blob(chance, hole[0] - 10, hole[1] + 4, 88, 20, 0.08), fade(sheet, '#2a3f7a', '#0f1a44')),
    fill(blob(chance, hole[0] + 14, hole[1] + 4, 36, 5, 0.2), sheer('#ffc46a', 0.55)),
    steam(sheet, hole[0], hole[1] - 4, 60, 24, '#d6dcf4', 0.35),
    fill(
      straight([
        [hole[0] - 66, hole[1] - 22],
        [hole[0] - 60, hole[1] - 22],
        [hole[0] - 60, hole[1] + 14],
        [hole[0] - 66, hole[1] + 14],
      ]),
      '#8a5a3c',
    ),
    fill(
      straight([
        [hole[0] - 48, hole[1] - 24],
        [hole[0] - 42, hole[1] - 24],
        [hole[0] - 42, hole[1] + 12],
        [hole[0] - 48, hole[1] + 12],
      ]),
      '#8a5a3c',
    ),
    ...[0, 11].map((down) => fill(box(hole[0] - 66, hole[1] - 12 + down, 24, 4), '#8a5a3c')),
    ...[
      [0.15, -24],
      [0.42, 22],
      [0.68, -26],
      [0.92, 24],
    ].map(([share = 0, side = 0]) =>
      lantern(
        sheet,
        saunaX + s * 0.4 + (hole[0] + 40 - saunaX - s * 0.4) * share + side,
        base + h * 0.215 + (hole[1] - base - h * 0.2) * share,
        13 + share * 6,
      ),
    ),
    person(saunaX + s * 0.1, base + h * 0.255, h * 0.075, '#c9d0e8', 0.16),
    air(sheet, light, saunaX, base + h * 0.15, 0.3),
    ...per(sheet, {
      card: [
        [0.02, 0.5],
        [0.97, 0.62],
        [0.9, 0.36],
      ],
      wide: [
        [0.03, 0.7],
        [0.085, 0.4],
        [0.97, 0.8],
        [0.91, 0.5],
      ],
      tall: [
        [0.0, 0.3],
        [0.99, 0.46],
      ],
    }).map(([at = 0, tall = 0]) => spruce(sheet, w * at, h * 1.03, h * tall, coat)),
  ]);
}
