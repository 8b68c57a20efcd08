import { sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { lampPost } from '../elements/lampPost';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { moon } from '../elements/moon';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { per } from '../frame';
import { soloHouse } from '../houses/soloHouse';
import { brickCathedral } from '../landmarks/brickCathedral';
import { lights, shaded } from '../palette';

/** October dusk beside the cathedral in Turku: leaves, lamps, a printing house with tall windows. */
export function tuomiokirkko(sheet: Sheet): string {
  const light = lights.autumnDusk;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.84, wide: 0.84, tall: 0.85 });
  const wide = per(sheet, { card: 430, wide: 360, tall: 430 });
  const x = w * per(sheet, { card: 0.55, wide: 0.56, tall: 0.44 });
  const s = per(sheet, { card: 1.12, wide: 0.88, tall: 1.1 });
  return group([
    sky(sheet, light, line * 0.86),
    moon(sheet, w * 0.08, h * 0.14, 18),
    cloud(sheet, w * 0.6, h * 0.12, w * 0.5, '#4a4878', '#c9767a'),
    cloud(sheet, w * 0.16, h * 0.26, w * 0.4, '#6f557f', '#e8946f'),
    cloud(sheet, w * 0.8, h * 0.32, w * 0.44, '#94607c', '#f7a86a'),
    row(sheet, light, -20, w + 20, () => line - 40, 110, ['#b08a78', '#a5947c', '#8f7f86'], 0.5),
    brickCathedral(sheet, light, w * per(sheet, { card: 0.25, wide: 0.3, tall: 0.2 }), line - 14, s),
    land(sheet, light, skyline(sheet, line - 18, [[w * 0.25, 12, w * 0.2]], 2, 60), h + 10, '#7a6a48', 0.2),
    ...[0.02, 0.12, 0.4, 0.47].map((at, index) =>
      leafTree(sheet, light, w * at, line + 4, 140 + (index % 3) * 26, {
        leaf: ['#d9822f', '#e0a03a', '#b8502f'][index % 3] ?? '#d9822f',
        from: 1,
      }),
    ),
    soloHouse(sheet, light, {
      x,
      foot: line,
      width: wide,
      floors: per(sheet, { card: 4, wide: 4, tall: 5 }),
      colour: '#9c5a4a',
      brick: true,
      turret: false,
      roof: '#3a3844',
    }),
    fill(box(-10, line, w + 20, h - line + 10), fade(sheet, '#6e5a60', shaded('#4a4358', light, 0.5))),
    fill(box(-10, line, w + 20, h - line + 10), texture(sheet, 'brick', '#2f2c44', 0.3)),
    ...[0.16, 0.5, 0.84].map((share) => glow(sheet, x + wide * share, line + 24, 180, '#ffc266', 0.55, 0.24)),
    ...[0.09, 0.35, 0.97].map((at) =>
      group([
        glow(sheet, w * at, line - 92, 160, '#ffca78', 0.6),
        lampPost(light, w * at, line + 34, 126),
        glow(sheet, w * at, line + 44, 120, '#ffca78', 0.3, 0.2),
      ]),
    ),
    person(w * 0.44, line + 50, 66, '#7b2f3f'),
    person(w * 0.475, line + 54, 70, '#26324f', 0.16),
    person(w * 0.16, line + 46, 64, '#d9a441', 0.18),
    ...Array.from({ length: 60 }, () =>
      fill(
        brushed(chance, chance.between(0, w), line + 10 + (h - line) * chance.next(), 11, 5),
        sheer(chance.pick(['#e0a03a', '#d9742e', '#f0c060', '#b8502f'] as const), 0.85),
      ),
    ),
    air(sheet, light, w * 0.5, line - 60, 0.4),
    leafTree(sheet, light, w * per(sheet, { card: 1, wide: 0.985, tall: 1.02 }), h * 0.98, h * 0.7, {
      leaf: '#d98a34',
      from: -1,
      breadth: h * 0.46,
    }),
  ]);
}
