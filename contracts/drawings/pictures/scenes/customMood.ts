import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { brushed, disc, fill, group } from '../drawing/marks';
import { box, curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { person } from '../elements/person';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { house } from '../houses/house';
import { type Light, lights, lit, shaded } from '../palette';

/** Custom: an old manor of grey stone under lindens, roses at its wall, a summer evening. */
export function customMood(sheet: Sheet): string {
  const light: Light = { ...lights.summerEvening, sky: ['#6a94b8', '#b4c0bc', '#f4d2a0', '#ffdda0'], dusk: 0.6 };
  const { width: w, height: h, chance } = sheet;
  const base = h * per(sheet, { card: 0.76, wide: 0.76, tall: 0.74 });
  const s = per(sheet, { card: 1.34, wide: 1.1, tall: 1.12 });
  const x = w * per(sheet, { card: 0.3, wide: 0.34, tall: 0.22 });
  const rose = (): string =>
    Array.from({ length: 150 }, () => {
      const side = chance.next();
      const rx = side < 0.5 ? x + chance.between(-8, 60) * s : x + chance.between(230, 330) * s;
      const ry = base - chance.next() ** 1.5 * 120 * s;
      return chance.happens(0.72)
        ? fill(brushed(chance, rx, ry, 12, 8), chance.happens(0.5) ? '#5f7f48' : '#86a056')
        : disc(rx, ry, chance.between(2.4, 4.6), chance.pick(['#e86a7c', '#f4a0a8', '#fbe0d0'] as const));
    }).join('');
  return group([
    sky(sheet, light, base * 0.9),
    sun(sheet, light, w * 0.1, base - h * 0.22, 30),
    cloud(sheet, w * 0.6, h * 0.12, w * 0.5, '#a4b8bc', '#fbdcae'),
    cloud(sheet, w * 0.2, h * 0.22, w * 0.4, '#d2c8ac', '#ffe6b4'),
    ...[0.03, 0.14, 0.78, 0.88, 0.97].map((at, index) =>
      leafTree(sheet, light, w * at, base - 10, h * (0.4 + (index % 3) * 0.05), {
        leaf: ['#7f9648', '#8fa550', '#6f8a48'][index % 3] ?? '#7f9648',
        from: -1,
      }),
    ),
    land(sheet, light, skyline(sheet, base - 8, [], 1, 60), h + 10, '#95a55c', 0.35),
    house(
      sheet,
      light,
      {
        wall: '#b3aaa0',
        texture: 'brick',
        trim: '#efe6d6',
        roof: '#8f5140',
        window: { width: 23 * s, height: 40 * s, panes: 'sashes', trim: '#f4ecdc' },
        plinth: '#7f7a78',
        door: '#3d5a7a',
      },
      {
        x,
        foot: base,
        width: 330 * s,
        height: 150 * s,
        depth: 78 * s,
        floors: 2,
        bays: 7,
        sideBays: 2,
        roof: 'hip',
        roofHeight: 84 * s,
        chimneys: [0.28, 0.62],
        door: 3,
        shining: 0.75,
        slope: 0.1,
      },
    ),
    ...[0.3, 0.5, 0.7].map((share) =>
      group([
        fill(
          straight([
            [x + (330 * share + 18) * s - 22 * s, base - 168 * s],
            [x + (330 * share + 18) * s + 22 * s, base - 168 * s],
            [x + (330 * share + 18) * s, base - 212 * s],
          ]),
          shaded('#8f5140', light, 0.1),
        ),
        fill(box(x + (330 * share + 8) * s, base - 184 * s, 20 * s, 17 * s), '#ffd68c'),
      ]),
    ),
    rose(),
    fill(
      straight([
        [x + 146 * s, base + 4],
        [x + 186 * s, base + 4],
        [w * 0.66, h + 10],
        [w * 0.38, h + 10],
      ]),
      fade(sheet, lit('#e0cda0', light, 0.3), shaded('#c9b48c', light, 0.2)),
    ),
    fill(
      straight([
        [x + 146 * s, base + 4],
        [x + 186 * s, base + 4],
        [w * 0.66, h + 10],
        [w * 0.38, h + 10],
      ]),
      texture(sheet, 'specks', '#8f7a5c', 0.4),
    ),
    ...[
      [0.3, 0.9],
      [0.74, 0.92],
    ].map(([at = 0, down = 0]) =>
      group([
        fill(
          curve([
            [w * at - 30, h * down],
            [w * at - 36, h * down - 40],
            [w * at + 36, h * down - 40],
            [w * at + 30, h * down],
          ]) + 'Z',
          mix('#a8a09a', light.shade, 0.15),
        ),
        ...Array.from({ length: 26 }, () =>
          disc(
            w * at + chance.between(-40, 40),
            h * down - 40 - chance.between(0, 34),
            chance.between(3, 7),
            chance.pick(['#6f8a48', '#e86a7c', '#f4a0a8', '#86a056'] as const),
          ),
        ),
      ]),
    ),
    person(w * 0.5, h * 0.93, 72, '#7b3548', 0.14),
    person(w * 0.535, h * 0.932, 76, '#2f4a66', 0.14),
    air(sheet, light, w * 0.1, base - h * 0.22, 0.5),
  ]);
}
