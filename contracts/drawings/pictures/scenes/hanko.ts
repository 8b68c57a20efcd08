import { sheer } from '../drawing/colour';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { curve, type Point, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { castShadow } from '../elements/castShadow';
import { cumulus } from '../elements/cumulus';
import { hut } from '../elements/hut';
import { land } from '../elements/land';
import { person } from '../elements/person';
import { pine } from '../elements/pine';
import { rock } from '../elements/rock';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { spaVilla } from '../houses/spaVilla';
import { afar, type Light, lights } from '../palette';

/** July on the sands of Hanko: huts in stripes, a pale wooden spa, the open sea. */
export function hanko(sheet: Sheet): string {
  const light: Light = {
    ...lights.noon,
    sky: ['#4a9fce', '#86c6de', '#c4e4e4', '#f4f0d8'],
    shade: '#5a7fa0',
    ground: '#fae6b6',
  };
  const { width: w, height: h, chance } = sheet;
  const line = h * per(sheet, { card: 0.53, wide: 0.54, tall: 0.52 });
  const s = per(sheet, { card: 1.12, wide: 0.98, tall: 0.96 });
  const sea = h * per(sheet, { card: 0.8, wide: 0.82, tall: 0.78 });
  const shore: Point[] = [
    [-40, h * 0.66],
    [w * 0.3, h * 0.665],
    [w * 0.55, h * 0.675],
    [w * 0.72, h * 0.7],
    [w * 0.86, h * 0.735],
    [w + 40, h * 0.82],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.1, h * 0.1, 22),
    cumulus(sheet, w * 0.76, h * 0.24, w * 0.26, '#c2dde8', '#ffffff', -1),
    cumulus(sheet, w * 0.98, h * 0.36, w * 0.2, '#cfe5ea', '#ffffff', -1),
    cumulus(sheet, w * 0.42, h * 0.13, w * 0.15, '#c2dfea', '#ffffff', -1),
    water(sheet, light, { top: line, foot: sea + 90, deep: '#1f7fa4', wind: 0.7 }),
    rock(sheet, light, w * 0.9, line + 8, 150, 18, afar('#a58f86', light, 0.3)),
    sailingBoat(light, w * 0.72, line + 14, 90 * s, '#c9483c'),
    sailingBoat(light, w * 0.84, line + 30, 130 * s, '#2f4f78'),
    sailingBoat(light, w * 0.95, line + 12, 60 * s, '#f2ead8'),
    fill(
      curve(
        [...shore.map(([x, y]): Point => [x, y - 12]), [w + 40, h * 0.9], [w * 0.5, h * 0.75], [-40, h * 0.7]],
        true,
      ),
      sheer('#ffffff', 0.65),
    ),
    land(sheet, light, shore, h + 20, light.ground, 0.3),
    ...[0.16, 0.5].map((at, index) =>
      pine(
        sheet,
        light,
        w * per(sheet, { card: at, wide: at, tall: at + 0.06 }),
        h * 0.68,
        h * (0.4 + index * 0.02),
        -1,
      ),
    ),
    sheet.isFromWindow
      ? ''
      : castShadow(
          [
            [w * 0.06, h * 0.7],
            [w * 0.06 + 370 * s, h * 0.7],
            [w * 0.06 + 450 * s, h * 0.745],
            [w * 0.1, h * 0.745],
          ],
          light,
          0.24,
        ),
    spaVilla(sheet, light, w * per(sheet, { card: 0.08, wide: 0.14, tall: 0.07 }), h * 0.705, s),
    ...per(sheet, {
      card: [0.47, 0.55, 0.63, 0.71],
      wide: [0.46, 0.525, 0.59, 0.655, 0.72],
      tall: [0.56, 0.68, 0.8],
    }).map((at, index) =>
      hut(
        light,
        w * at,
        h * (0.735 + index * 0.014),
        (64 + index * 5) * s,
        ['#d9583f', '#2f7fa4', '#e0a83c', '#4f9c8c', '#c96a8a'][index] ?? '#d9583f',
      ),
    ),
    ...Array.from({ length: 26 }, () =>
      fill(
        brushed(chance, chance.between(0, w), chance.between(h * 0.84, h), chance.between(40, 170), 5),
        sheer(chance.happens(0.5) ? '#d2b884' : '#fff6dc', 0.5),
      ),
    ),
    ...(
      [
        [0.22, 0.9, '#d9483c'],
        [0.64, 0.93, '#2f7fa4'],
      ] as const
    ).map(([at, down, cloth]) => {
      const x = w * at;
      const y = h * down;
      const r = 66 * s;
      return group([
        castShadow(
          [
            [x - r * 0.4, y],
            [x + r * 1.2, y - 4],
            [x + r * 1.3, y + 16],
            [x - r * 0.2, y + 18],
          ],
          light,
          0.3,
        ),
        stroke(segment(x, y + 4, x + r * 0.16, y - r * 1.2), '#c9a57c', 4),
        fill(
          `M${short(x - r * 0.86)} ${short(y - r * 0.66)}Q${short(x + r * 0.1)} ${short(y - r * 1.9)} ${short(x + r * 1.16)} ${short(y - r * 0.9)}Q${short(x + r * 0.2)} ${short(y - r * 0.98)} ${short(x - r * 0.86)} ${short(y - r * 0.66)}Z`,
          cloth,
        ),
        fill(
          `M${short(x - r * 0.3)} ${short(y - r * 0.83)}Q${short(x - r * 0.1)} ${short(y - r * 1.3)} ${short(x + r * 0.18)} ${short(y - r * 1.38)}Q${short(x + r * 0.4)} ${short(y - r * 1.2)} ${short(x + r * 0.5)} ${short(y - r * 0.95)}Q${short(x + r * 0.1)} ${short(y - r * 0.95)} ${short(x - r * 0.3)} ${short(y - r * 0.83)}Z`,
          '#fbf6ea',
        ),
      ]);
    }),
    fill(
      straight([
        [w * 0.27, h * 0.93],
        [w * 0.36, h * 0.925],
        [w * 0.385, h * 0.965],
        [w * 0.285, h * 0.97],
      ]),
      '#4f9c8c',
    ),
    ...[0.2, 0.5, 0.8].map((share) =>
      stroke(segment(w * (0.27 + share * 0.09), h * 0.93, w * (0.285 + share * 0.1), h * 0.97), '#fbf6ea', 4),
    ),
    person(w * 0.42, h * 0.86, 62, '#e8577e', 0.16),
    person(w * 0.455, h * 0.862, 44, '#f2b632', 0.16),
    person(w * 0.8, h * 0.9, 66, '#3d5f8c', 0.14),
    fill(
      straight([
        [0, h * 0.84],
        [w, h * 0.86],
        [w, h + 2],
        [0, h + 2],
      ]),
      texture(sheet, 'specks', '#b59a6a', 0.5),
    ),
    air(sheet, light, w * 0.1, h * 0.1, 0.3),
  ]);
}
