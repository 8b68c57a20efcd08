import { mix, sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { skiLift } from '../elements/skiLift';
import { skier } from '../elements/skier';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { snowFell } from '../elements/snowFell';
import { snowPillar } from '../elements/snowPillar';
import { spruce } from '../elements/spruce';
import { stars } from '../elements/stars';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { afar, lights, shaded } from '../palette';

/** The front slope of Levi in the blue and rose of the polar night, its lamps lit. */
export function levi(sheet: Sheet): string {
  const light = lights.polarNight;
  const { width: w, height: h, chance } = sheet;
  const base = h * per(sheet, { card: 0.7, wide: 0.72, tall: 0.7 });
  const peakX = w * per(sheet, { card: 0.6, wide: 0.6, tall: 0.56 });
  const rise = h * per(sheet, { card: 0.42, wide: 0.44, tall: 0.38 });
  const spread = w * per(sheet, { card: 0.27, wide: 0.22, tall: 0.36 });
  const near = skyline(sheet, h * 0.84, [[0, h * 0.04, w * 0.3]], 2, 50);
  const coat = {
    dark: shaded(light.forest, light, 0.1),
    lit: '#7d86b8',
    snow: '#eef0fa',
    snowShade: '#9aa3d0',
    from: 1,
  } as const;
  const piste = (at: number, drift: number, wide: number): string =>
    fill(
      curve(
        [
          [peakX + at, base - rise * 0.9],
          [peakX + at + drift * 0.5 + wide * 0.3, base - rise * 0.5],
          [peakX + at + drift + wide, base + 6],
          [peakX + at + drift - wide, base + 6],
          [peakX + at + drift * 0.5 - wide * 0.3, base - rise * 0.5],
        ],
        true,
      ),
      sheer('#fff1d8', 0.75),
    );
  const lamps = (at: number, drift: number): string =>
    group(
      Array.from({ length: 7 }, (_, index) => {
        const share = index / 6;
        const x = peakX + at + drift * share ** 1.2;
        const y = base - rise * 0.86 * (1 - share) - 8;
        return group([glow(sheet, x, y, 26 + share * 30, '#ffdf9c', 0.75), disc(x, y, 1.8 + share * 1.6, '#fff6da')]);
      }),
    );
  const lodgeX = w * per(sheet, { card: 0.08, wide: 0.14, tall: 0.03 });
  const wide = per(sheet, { card: 520, wide: 480, tall: 480 });
  return group([
    sky(sheet, light, base),
    stars(sheet, h * 0.3, 50),
    cloud(sheet, w * 0.22, h * 0.24, w * 0.5, '#6a6fae', '#f0b0b4'),
    cloud(sheet, w * 0.85, h * 0.14, w * 0.4, '#5560a2', '#c993b8'),
    snowFell(
      sheet,
      light,
      [
        [w * 0.08, h * 0.16, w * 0.2],
        [w * 0.98, h * 0.2, w * 0.18],
      ],
      base,
      0.62,
      1,
    ),
    snowFell(
      sheet,
      light,
      [
        [peakX, rise, spread],
        [peakX + spread * 1.3, rise * 0.5, spread * 0.8],
      ],
      base,
      0.14,
      1,
    ),
    forest(sheet, light, {
      line: skyline(sheet, base - h * 0.02, [[peakX + spread * 0.2, h * 0.1, spread]], 3),
      tall: h * 0.045,
      colour: afar(light.forest, light, 0.42),
      foot: base + 12,
      haze: 0.55,
      gap: 0.34,
    }),
    piste(-10, -70, 44),
    piste(20, 110, 40),
    piste(60, 300, 46),
    lamps(-36, -120),
    lamps(34, 200),
    lamps(76, 400),
    skiLift(light, [peakX + 150, base + 10], [peakX + 14, base - rise * 0.95], 7),
    forest(sheet, light, {
      line: skyline(sheet, base + 12, [], 3),
      tall: h * 0.07,
      colour: afar(light.forest, light, 0.2),
      foot: base + 70,
      haze: 0.5,
      to: 0.5,
    }),
    forest(sheet, light, {
      line: skyline(sheet, base + 12, [], 3),
      tall: h * 0.06,
      colour: afar(light.forest, light, 0.22),
      foot: base + 70,
      haze: 0.5,
      from: 0.86,
    }),
    land(sheet, light, skyline(sheet, base + h * 0.04, [], 1.5, 60), h + 10, light.ground, 0.15),
    ...[0.56, 0.62, 0.9, 0.95].map((at) =>
      snowPillar(sheet, w * at, base + h * 0.08, h * chance.between(0.08, 0.14), coat),
    ),
    glow(sheet, lodgeX + wide * 0.48, h * 0.84, 320, '#ffc772', 0.5, 0.2),
    lodge(sheet, light, { x: lodgeX, foot: h * 0.815, width: wide, snow: true }),
    ...[0.5, 0.53, 0.556].map((at) =>
      stroke(
        curve([
          [w * (at + 0.2), base + h * 0.05],
          [w * (at + 0.1), h * 0.86],
          [w * (at - 0.04), h * 0.95],
          [w * at, h + 6],
        ]),
        sheer(light.shade, 0.3),
        3,
      ),
    ),
    skier(w * per(sheet, { card: 0.62, wide: 0.58, tall: 0.72 }), h * 0.87, h * 0.08, '#d9483b'),
    skier(w * per(sheet, { card: 0.74, wide: 0.66, tall: 0.86 }), h * 0.82, h * 0.06, '#e0a03c'),
    land(
      sheet,
      light,
      near.map(([x, y]) => [x, y + h * 0.1] as const),
      h + 10,
      mix(light.ground, '#8f96cc', 0.35),
      0.05,
    ),
    air(sheet, light, peakX, base - rise, 0.35),
    ...per(sheet, {
      card: [
        [0.03, 0.56],
        [0.96, 0.6],
        [0.89, 0.36],
      ],
      wide: [
        [0.03, 0.76],
        [0.09, 0.5],
        [0.965, 0.78],
        [0.91, 0.5],
      ],
      tall: [
        [0.0, 0.44],
        [0.98, 0.42],
      ],
    }).map(([at = 0, tall = 0]) => spruce(sheet, w * at, h * 1.03, h * tall, coat)),
  ]);
}
