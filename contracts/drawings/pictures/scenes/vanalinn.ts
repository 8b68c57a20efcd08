import { mix, sheer } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { fallingSnow } from '../elements/fallingSnow';
import { lampPost } from '../elements/lampPost';
import { land } from '../elements/land';
import { person } from '../elements/person';
import { roundTower } from '../elements/roundTower';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { spireTower } from '../elements/spireTower';
import { per } from '../frame';
import { house } from '../houses/house';
import { merchantHouse } from '../houses/merchantHouse';
import { afar, type Light, lights, shaded } from '../palette';

/** Tallinn's old town in snow at dusk: red cones of towers, three merchants' houses. */
export function vanalinn(sheet: Sheet): string {
  const light: Light = {
    ...lights.snowfall,
    sky: ['#20305e', '#46598c', '#9488a6', '#e8b6a4'],
    haze: '#8b8cae',
    shade: '#22305c',
    ground: '#c3cbe2',
  };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.86, wide: 0.86, tall: 0.87 });
  const s = per(sheet, { card: 1, wide: 0.86, tall: 0.98 });
  const red = '#b04a36';
  const left = w * per(sheet, { card: 0.33, wide: 0.37, tall: 0.2 });
  const far = h * per(sheet, { card: 0.62, wide: 0.62, tall: 0.6 });
  const tower = (at: number, foot: number, wide: number, tall: number, distance: number, peak = wide * 1.15): string =>
    roundTower(sheet, light, {
      x: w * at,
      foot,
      width: wide * s,
      height: tall * s,
      wall: afar('#b9a797', light, distance),
      roof: afar(red, light, distance),
      roofHeight: peak * s,
      snow: true,
      from: 1,
    });
  const rampart = (from: number, to: number, foot: number, tall: number): string => {
    const outline = box(w * from, foot - tall, w * (to - from), tall + 60);
    const stone = afar('#a89a92', light, 0.2);
    return group([
      fill(outline, fade(sheet, stone, shaded(stone, light, 0.4))),
      fill(outline, texture(sheet, 'brick', shaded(stone, light, 0.6), 0.2)),
      fill(
        straight([
          [w * from - 4, foot - tall],
          [w * to + 4, foot - tall],
          [w * to, foot - tall - 26],
          [w * from, foot - tall - 26],
        ]),
        afar(red, light, 0.15),
      ),
      stroke(
        segment(w * from - 4, foot - tall - 25, w * to + 4, foot - tall - 25),
        mix(light.ground, '#ffffff', 0.2),
        9,
      ),
    ]);
  };
  const roofs = Array.from({ length: 12 }, (_, index) =>
    house(
      sheet,
      light,
      {
        wall: afar('#c9b8a4', light, 0.4),
        texture: 'plaster',
        trim: afar('#e6dccb', light, 0.4),
        roof: afar(red, light, 0.3),
        window: { width: 9, height: 13, panes: 'cross', trim: afar('#e6dccb', light, 0.4) },
        snow: index % 3 !== 1,
      },
      {
        x: w * (index * 0.09 - 0.03),
        foot: far + sheet.chance.between(20, 60),
        width: sheet.chance.between(70, 100),
        height: 70,
        depth: 30,
        floors: 2,
        bays: 4,
        roof: index % 2 === 0 ? 'gable' : 'ridge',
        roofHeight: 56,
        chimneys: [0.5],
        shining: 0.5,
      },
    ),
  );
  return group([
    sky(sheet, light, far),
    cloud(sheet, w * 0.25, h * 0.16, w * 0.5, '#55608c', '#a98fa6'),
    cloud(sheet, w * 0.8, h * 0.26, w * 0.5, '#77749a', '#e0aca6'),
    spireTower(sheet, light, {
      x: w * per(sheet, { card: 0.2, wide: 0.22, tall: 0.16 }),
      foot: far + 20,
      width: 54 * s,
      height: 150 * s,
      wall: afar('#cfc3b4', light, 0.42),
      roof: afar('#4f6a66', light, 0.4),
      spire: 230 * s,
      from: 1,
    }),
    spireTower(sheet, light, {
      x: w * per(sheet, { card: 0.86, wide: 0.82, tall: 0.86 }),
      foot: far + 10,
      width: 46 * s,
      height: 110 * s,
      wall: afar('#d6cabb', light, 0.46),
      roof: afar('#5a6f6c', light, 0.42),
      spire: 120 * s,
      clock: true,
      from: 1,
    }),
    tower(per(sheet, { card: 0.72, wide: 0.7, tall: 0.74 }), far + 30, 54, 120, 0.4),
    ...roofs,
    tower(per(sheet, { card: 0.955, wide: 0.95, tall: 0.98 }), line + 6, 140, 300, 0.08, 176),
    rampart(0, sheet.isFromWindow ? 1 : per(sheet, { card: 0.34, wide: 0.38, tall: 0.2 }), line, 150 * s),
    tower(per(sheet, { card: 0.07, wide: 0.1, tall: 0.03 }), line + 6, 122, 262, 0.1, 150),
    tower(per(sheet, { card: 0.25, wide: 0.27, tall: 0.19 }), line - 10, 84, 204, 0.22),
    land(sheet, light, skyline(sheet, line - 4, [[w * 0.5, 6, w * 0.3]], 1, 60), h + 4, light.ground, 0.1),
    merchantHouse(sheet, light, left, line + 6, 168 * s, 206 * s, '#d9b273', true),
    merchantHouse(sheet, light, left + 172 * s, line + 8, 182 * s, 236 * s, '#c98b78', false),
    merchantHouse(sheet, light, left + 358 * s, line + 6, 166 * s, 198 * s, '#9db0a0', true),
    ...[0.1, 0.54, 0.9].map((share) => glow(sheet, left + share * 520 * s, line + 34, 210, '#ffc266', 0.42, 0.22)),
    ...[left - 40, left + 560 * s].map((x) =>
      group([glow(sheet, x, line - 104, 150, '#ffc772', 0.6), lampPost(light, x, line + 30, 128)]),
    ),
    person(left + 120 * s, line + 40, 62, '#7b3548'),
    person(left + 152 * s, line + 42, 66, '#2f4a66', 0.16),
    ...[0, 1, 2, 3].map((index) =>
      stroke(
        segment(w * 0.3 + index * 8, h + 4, left + (180 + index * 20) * s, line + 20),
        sheer(light.shade, 0.14),
        5,
      ),
    ),
    air(sheet, light, w * 0.5, line, 0.35),
    fallingSnow(sheet, 220),
  ]);
}
