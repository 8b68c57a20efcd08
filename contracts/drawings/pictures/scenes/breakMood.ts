import { mix, sheer } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { type Point, segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { person } from '../elements/person';
import { pine } from '../elements/pine';
import { reeds } from '../elements/reeds';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { heightAt, skyline } from '../elements/skyline';
import { steam } from '../elements/steam';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { afar, type Light, lights } from '../palette';

/** Break: autumn colours on the fells, a lake at sunset, a fire on the shore. */
export function breakMood(sheet: Sheet): string {
  const light: Light = {
    ...lights.sunset,
    sky: ['#35568f', '#7f7fb0', '#f08f7c', '#ffcb86'],
    haze: '#dd9a90',
    forest: '#54506c',
    ground: '#a2603c',
    dusk: 0.8,
  };
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.62, wide: 0.62, tall: 0.6 });
  const wide = per(sheet, { card: 460, wide: 450, tall: 430 });
  const x = w * per(sheet, { card: 0.5, wide: 0.54, tall: 0.44 });
  const fell = skyline(
    sheet,
    line - h * 0.04,
    [
      [w * 0.24, h * 0.27, w * 0.17],
      [w * 0.02, h * 0.14, w * 0.12],
    ],
    2,
  );
  const back = once(sheet, [
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - h * 0.06,
        [
          [w * 0.62, h * 0.16, w * 0.16],
          [w * 0.94, h * 0.2, w * 0.14],
        ],
        2,
      ),
      line,
      afar('#6f5f8f', light, 0.45),
      0.7,
    ),
    ridge(sheet, light, fell, line, afar('#a4544c', light, 0.2), 0.55),
    ...Array.from({ length: 60 }, () => {
      const fx = chance.between(0, w * 0.5);
      const fy = heightAt(fell, fx) + chance.between(30, h * 0.22);
      return fy > line
        ? ''
        : fill(
            brushed(chance, fx, fy, chance.between(40, 110), 6),
            sheer(chance.pick(['#e07a3c', '#e8a040', '#b0444a', '#7a4a6a'] as const), 0.4),
          );
    }),
    forest(sheet, light, {
      line: skyline(sheet, line - 10, [[w * 0.1, h * 0.03, w * 0.1]], 3),
      tall: h * 0.07,
      colour: afar(light.forest, light, 0.22),
      foot: line + 8,
      haze: 0.4,
    }),
    ...[0.44, 0.48, 0.93, 0.97].map((at, index) =>
      leafTree(sheet, light, w * at, line + 2, 78 + (index % 2) * 20, {
        leaf: ['#e8a040', '#d9652f'][index % 2] ?? '#e8a040',
      }),
    ),
    lodge(sheet, light, { x, foot: line + 2, width: wide, wall: '#8a543c' }),
  ]);
  const bank: Point[] = [
    [-40, h * 0.86],
    [w * 0.16, h * 0.86],
    [w * 0.34, h * 0.9],
    [w * 0.48, h * 0.98],
    [w * 0.56, h * 1.06],
  ];
  const fire = [w * per(sheet, { card: 0.2, wide: 0.24, tall: 0.22 }), h * 0.905] as const;
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.47, line - h * 0.1, 36),
    cloud(sheet, w * 0.7, h * 0.12, w * 0.5, '#6a72a8', '#ffa99a'),
    cloud(sheet, w * 0.2, h * 0.1, w * 0.4, '#5a6ca4', '#e89aa4'),
    cloud(sheet, w * 0.8, h * 0.26, w * 0.4, '#c9828f', '#ffcf9c'),
    ...back,
    mist(sheet, w * 0.5, line, w * 0.6, 26, '#ffd8b0', 0.7),
    water(sheet, light, { top: line + 6, deep: '#3f4a80', mirrored: back, glitter: w * 0.47, wind: 0.2 }),
    rowingBoat(light, w * 0.64, line + h * 0.16, 130, '#b4533f'),
    person(w * 0.64, line + h * 0.155, 46, '#e0b04a', 0.04),
    land(sheet, light, bank, h + 60, '#8a5440', 0.2),
    rock(sheet, light, w * 0.42, h * 1.0, 170, 50, '#7a6a7c', 1),
    glow(sheet, fire[0], fire[1] - 20, 200, '#ffae52', 0.6),
    glow(sheet, fire[0], fire[1], 240, '#ff9a4a', 0.4, 0.25),
    steam(sheet, fire[0], fire[1] - 50, 160, 60, '#e8c9c0', 0.3),
    fill(`M${fire[0] - 20} ${fire[1]}q-4 -30 12 -46q2 14 10 14q0 -22 12 -34q0 26 12 40q8 12 0 26Z`, '#ff9a3c'),
    fill(`M${fire[0] - 9} ${fire[1]}q-2 -18 8 -28q4 10 8 10q6 8 4 18Z`, '#ffe08a'),
    ...[-1, 1].map((side) =>
      stroke(segment(fire[0] - 26 * side, fire[1] + 6, fire[0] + 26 * side, fire[1] - 4), '#4a2f2a', 7),
    ),
    person(fire[0] - 62, fire[1] + 8, 70, '#c9483c', 0.06),
    person(fire[0] + 66, fire[1] + 10, 72, '#3d5f8c', 0.06),
    person(fire[0] + 98, fire[1] + 12, 52, '#e0a83c', 0.06),
    reeds(sheet, light, w * 0.86, h + 8, w * 0.24, h * 0.12, '#8a6a44'),
    air(sheet, light, w * 0.47, line - h * 0.1, 0.5),
    pine(sheet, light, w * 0.04, h * 0.95, h * 0.74, 1),
    leafTree(sheet, light, w * 1.0, h * 1.0, h * 0.5, { leaf: '#e08a34', breadth: h * 0.34 }),
    fill(brushed(chance, w * 0.3, h * 0.98, 200, 6), sheer(mix('#e8a040', light.sun, 0.3), 0.3)),
  ]);
}
