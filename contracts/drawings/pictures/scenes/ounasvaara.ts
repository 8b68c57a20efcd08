import { mix, sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { curve, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { aurora } from '../elements/aurora';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { person } from '../elements/person';
import { sky } from '../elements/sky';
import { heightAt, skyline } from '../elements/skyline';
import { snowFell } from '../elements/snowFell';
import { snowPillar } from '../elements/snowPillar';
import { stars } from '../elements/stars';
import { per } from '../frame';
import { glassCabin } from '../houses/glassCabin';
import { lodge } from '../houses/lodge';
import { afar, lights, shaded } from '../palette';

/** A hilltop in Lapland under a green aurora: glass cabins in the snow. */
export function ounasvaara(sheet: Sheet): string {
  const light = lights.aurora;
  const { width: w, height: h, chance } = sheet;
  const horizon = h * per(sheet, { card: 0.6, wide: 0.58, tall: 0.62 });
  const white = {
    dark: shaded('#31506f', light, 0.3),
    lit: '#e3f3ee',
    snow: '#c9e2e6',
    snowShade: '#5c82ad',
    from: -1,
  } as const;
  const line = skyline(
    sheet,
    horizon + h * 0.12,
    [
      [w * 0.68, h * 0.05, w * 0.3],
      [0, h * 0.06, w * 0.18],
    ],
    2,
    40,
  );
  const near = skyline(
    sheet,
    h * 0.93,
    [
      [w * 0.05, h * 0.09, w * 0.2],
      [w, h * 0.08, w * 0.16],
    ],
    2,
    40,
  );
  const track = (from: number, to: number): Point[] => [
    [w * from, h + 10],
    [w * (from + 0.05), h * 0.92],
    [w * (to - 0.08), h * 0.83],
    [w * to, heightAt(line, w * to) + 26],
  ];
  const size = per(sheet, { card: 128, wide: 118, tall: 116 });
  const house = per(sheet, {
    card: { x: w * 0.4, width: 500 },
    wide: { x: w * 0.44, width: 480 },
    tall: { x: w * 0.28, width: 470 },
  });
  const foot = heightAt(line, house.x + house.width * 0.4) + 22;
  const cabins = per(sheet, { card: [0.14, 0.3, 0.9], wide: [0.2, 0.33, 0.83], tall: [0.16, 0.86] });
  return group([
    sky(sheet, light, horizon),
    stars(sheet, horizon, 150),
    aurora(sheet, {
      path: [
        [w * 0.02, h * 0.5],
        [w * 0.2, h * 0.34],
        [w * 0.4, h * 0.42],
        [w * 0.62, h * 0.26],
        [w * 0.82, h * 0.33],
        [w * 1.02, h * 0.18],
      ],
      height: h * 0.46,
      colours: ['#b9ffc4', '#3fe0a4', '#7a5fd0'],
      strength: 0.9,
    }),
    aurora(sheet, {
      path: [
        [w * 0.3, h * 0.52],
        [w * 0.52, h * 0.46],
        [w * 0.74, h * 0.5],
        [w * 0.98, h * 0.4],
      ],
      height: h * 0.3,
      colours: ['#a5ffd0', '#34c9a0', '#3f68c0'],
      strength: 0.6,
    }),
    snowFell(
      sheet,
      light,
      [
        [w * 0.2, h * 0.17, w * 0.15],
        [w * 0.46, h * 0.06, w * 0.12],
        [w * 0.86, h * 0.12, w * 0.16],
      ],
      horizon + 10,
      0.42,
      -1,
    ),
    forest(sheet, light, {
      line: skyline(sheet, horizon + h * 0.03, [[w * 0.3, h * 0.02, w * 0.2]], 3),
      tall: h * 0.055,
      colour: afar(light.forest, light, 0.4),
      foot: horizon + h * 0.12,
      haze: 0.6,
    }),
    forest(sheet, light, {
      line: skyline(
        sheet,
        horizon + h * 0.085,
        [
          [w * 0.9, h * 0.03, w * 0.2],
          [w * 0.1, h * 0.02, w * 0.1],
        ],
        3,
      ),
      tall: h * 0.1,
      colour: afar(light.forest, light, 0.12),
      foot: horizon + h * 0.19,
      haze: 0.5,
    }),
    land(sheet, light, line, h, mix(light.ground, '#7fa7c4', 0.4), 0.08),
    ...[0.36, 0.43, 0.78, 0.84].map((at) =>
      snowPillar(sheet, w * at, heightAt(line, w * at) + 12, h * chance.between(0.1, 0.17), white),
    ),
    lodge(sheet, light, { x: house.x, foot, width: house.width, snow: true }),
    ...cabins.map((at, index) =>
      glassCabin(
        sheet,
        light,
        w * at,
        heightAt(line, w * at) + h * (0.1 + (index % 2) * 0.03),
        size * (1 + index * 0.06),
      ),
    ),
    glow(sheet, house.x + house.width * 0.5, foot + 26, 260, '#ffc56f', 0.42, 0.2),
    ...[0.28, 0.3].map((from) => stroke(curve(track(from, house.x / w + 0.16)), sheer('#4f76a5', 0.7), 3)),
    ...Array.from({ length: 12 }, () =>
      fill(
        brushed(chance, chance.between(0, w), chance.between(h * 0.8, h * 0.96), chance.between(90, 300), 9),
        sheer(chance.happens(0.5) ? '#8ff0c8' : '#44699f', 0.16),
      ),
    ),
    person(w * 0.385, h * 0.845, h * 0.062, '#c4493f'),
    land(sheet, light, near, h, mix(light.ground, '#5f8ab5', 0.55), 0.02),
    air(sheet, light, house.x + house.width * 0.5, foot, 0.25),
    ...per(sheet, {
      card: [
        [0.03, 0.52],
        [0.1, 0.36],
        [0.97, 0.5],
        [0.9, 0.26],
      ],
      wide: [
        [0.03, 0.66],
        [0.085, 0.44],
        [0.975, 0.62],
        [0.92, 0.36],
      ],
      tall: [
        [0.02, 0.4],
        [0.13, 0.25],
        [0.98, 0.38],
      ],
    }).map(([at = 0, tall = 0]) => snowPillar(sheet, w * at, heightAt(near, w * at) + 24, h * tall, white)),
  ]);
}
