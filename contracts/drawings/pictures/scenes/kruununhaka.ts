import { mix, sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { fallingSnow } from '../elements/fallingSnow';
import { lampPost } from '../elements/lampPost';
import { land } from '../elements/land';
import { moon } from '../elements/moon';
import { person } from '../elements/person';
import { row } from '../elements/row';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { stars } from '../elements/stars';
import { tram } from '../elements/tram';
import { per } from '../frame';
import { soloHouse } from '../houses/soloHouse';
import { domedCathedral } from '../landmarks/domedCathedral';
import { lights } from '../palette';

/** A snowy night in Kruununhaka: a house of the Art Nouveau, the cathedral's dome, the last tram. */
export function kruununhaka(sheet: Sheet): string {
  const light = lights.snowfall;
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.84, wide: 0.84, tall: 0.85 });
  const wide = per(sheet, { card: 470, wide: 380, tall: 460 });
  const x = w * per(sheet, { card: 0.5, wide: 0.53, tall: 0.42 });
  const domeX = w * per(sheet, { card: 0.26, wide: 0.3, tall: 0.24 });
  return group([
    sky(sheet, light, line * 0.9),
    stars(sheet, h * 0.4, 50),
    moon(sheet, w * 0.1, h * 0.15, 20),
    cloud(sheet, w * 0.5, h * 0.12, w * 0.5, '#2f3c68', '#56648f'),
    cloud(sheet, w * 0.15, h * 0.3, w * 0.4, '#3a4672', '#6a6f97'),
    glow(sheet, domeX, line - 260, 330, '#ffdca0', 0.35),
    domedCathedral(
      sheet,
      light,
      domeX,
      line - per(sheet, { card: 100, wide: 66, tall: 120 }),
      per(sheet, { card: 400, wide: 350, tall: 330 }),
      0.22,
    ),
    row(
      sheet,
      light,
      -20,
      w * (sheet.isFromWindow ? 0.94 : 0.56),
      () => line - 10,
      per(sheet, { card: 150, wide: 120, tall: 160 }),
      ['#a58f86', '#8d8792', '#b0a08c'],
      0.42,
      true,
    ),
    row(
      sheet,
      light,
      w * 0.9,
      w + 60,
      () => line,
      per(sheet, { card: 250, wide: 210, tall: 260 }),
      ['#8f8488', '#a5938a'],
      0.22,
      true,
    ),
    row(
      sheet,
      light,
      -60,
      w * per(sheet, { card: 0.12, wide: 0.16, tall: 0.05 }),
      () => line,
      per(sheet, { card: 260, wide: 210, tall: 280 }),
      ['#96857e', '#a08f86'],
      0.16,
      true,
    ),
    soloHouse(sheet, light, {
      x,
      foot: line,
      width: wide,
      floors: per(sheet, { card: 5, wide: 5, tall: 6 }),
      snow: true,
      colour: '#c4a08a',
    }),
    land(sheet, light, skyline(sheet, line, [], 1, 60), h + 6, mix(light.ground, '#7c8fbe', 0.25), 0.05),
    ...[0.16, 0.5, 0.84].map((share) => glow(sheet, x + wide * share, line + 26, 190, '#ffc266', 0.5, 0.24)),
    tram(
      light,
      w * per(sheet, { card: 0.13, wide: 0.2, tall: 0.02 }),
      line + 34,
      per(sheet, { card: 310, wide: 290, tall: 330 }),
    ),
    glow(sheet, w * per(sheet, { card: 0.26, wide: 0.3, tall: 0.2 }), line + 42, 240, '#ffd488', 0.4, 0.16),
    ...[18, 36].map((down) =>
      stroke(segment(-10, line + 20 + down, w + 10, line + 20 + down), sheer('#2b3660', 0.55), 3),
    ),
    ...Array.from({ length: 20 }, () =>
      fill(
        brushed(chance, chance.between(0, w), chance.between(line + 60, h), chance.between(80, 240), 6),
        sheer(chance.happens(0.5) ? '#dfe6f6' : '#39466f', 0.2),
      ),
    ),
    ...[0.08, 0.44, 0.985].map((at) =>
      group([glow(sheet, w * at, line - 96, 160, '#ffca78', 0.62), lampPost(light, w * at, line + 40, 132)]),
    ),
    person(x + wide * 0.3, line + 62, 66, '#7b2f3f'),
    person(x + wide * 0.37, line + 64, 70, '#26324f', 0.16),
    stroke(
      straight(
        [
          [-10, h * 0.2],
          [w * 0.44, h * 0.24],
          [w + 10, h * 0.2],
        ],
        false,
      ),
      sheer('#0f1630', 0.5),
      1.2,
    ),
    air(sheet, light, x + wide / 2, line - 100, 0.3),
    fallingSnow(sheet, 300),
  ]);
}
