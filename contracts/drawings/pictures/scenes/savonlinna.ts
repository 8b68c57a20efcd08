import { sheer } from '../drawing/colour';
import { group, stroke } from '../drawing/marks';
import { type Point, segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { mist } from '../elements/mist';
import { once } from '../elements/once';
import { pine } from '../elements/pine';
import { reeds } from '../elements/reeds';
import { ridge } from '../elements/ridge';
import { rowingBoat } from '../elements/rowingBoat';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { lodge } from '../houses/lodge';
import { lakeCastle } from '../landmarks/lakeCastle';
import { afar, lights } from '../palette';

/** Midnight at midsummer: the castle, the lake like glass, the resort on its own shore. */
export function savonlinna(sheet: Sheet): string {
  const light = lights.midnightSun;
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.57, wide: 0.58, tall: 0.54 });
  const s = per(sheet, { card: 1.12, wide: 1, tall: 0.98 });
  const castleX = w * per(sheet, { card: 0.66, wide: 0.66, tall: 0.6 });
  const reach = per(sheet, { card: 0.52, wide: 0.46, tall: 0.62 });
  const shore: Point[] = [0, 0.15, 0.35, 0.55, 0.72, 0.86, 0.95, 1].map((share): Point => [
    -30 + share * w * reach,
    h * (0.755 + 0.035 * share + 0.2 * share ** 4),
  ]);
  const back = once(sheet, [
    forest(sheet, light, {
      line: skyline(
        sheet,
        line - 6,
        [
          [w * 0.18, 12, 120],
          [w * 0.9, 14, 140],
        ],
        2,
      ),
      tall: 38,
      colour: afar(light.forest, light, 0.4),
      foot: line + 8,
      haze: 0.4,
    }),
    lakeCastle(sheet, light, castleX, line + 22, s, 1),
  ]);
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * per(sheet, { card: 0.9, wide: 0.9, tall: 0.9 }), line - 46, 27),
    cloud(sheet, w * 0.3, h * 0.2, w * 0.6, '#9d8fb8', '#ffc2a6'),
    cloud(sheet, w * 0.75, h * 0.13, w * 0.5, '#8d8ab8', '#f3a8ac'),
    cloud(sheet, w * 0.55, h * 0.31, w * 0.4, '#d59fae', '#ffd9ae'),
    cloud(sheet, w * 0.12, h * 0.36, w * 0.34, '#c09bb4', '#ffcdaa'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        line - 24,
        [
          [w * 0.25, 30, 180],
          [w * 0.85, 20, 160],
        ],
        3,
      ),
      line,
      afar(light.forest, light, 0.62),
    ),
    ...back,
    mist(sheet, castleX - 60, line + 16, 760, 22, '#ffd9c8', 0.6),
    water(sheet, light, { top: line, deep: '#3d4f80', mirrored: back, glitter: w * 0.9, wind: 0.15 }),
    rowingBoat(light, w * per(sheet, { card: 0.58, wide: 0.52, tall: 0.66 }), line + (h - line) * 0.52, 120, '#e8d9c0'),
    stroke(segment(w * 0.5, line + (h - line) * 0.6, w * 0.66, line + (h - line) * 0.6), sheer('#ffe6cc', 0.3), 2),
    pine(sheet, light, w * 0.05, h * 0.73, h * 0.36, 1),
    pine(sheet, light, w * 0.11, h * 0.71, h * 0.3, 1),
    land(sheet, light, [...shore, [w * reach + 40, h * 1.03]], h + 40, light.ground, 0.2),
    lodge(sheet, light, {
      x: w * per(sheet, { card: 0.06, wide: 0.1, tall: 0.03 }),
      foot: h * per(sheet, { card: 0.795, wide: 0.8, tall: 0.785 }),
      width: 400 * s,
      wall: '#8a5a42',
    }),
    jetty(sheet, light, w * 0.34, h * 0.9, w * 0.26),
    rowingBoat(light, w * 0.66, h * 0.925, 130, '#b4533f'),
    air(sheet, light, w * 0.9, line - 46, 0.5),
    reeds(sheet, light, w * 0.84, h + 6, w * 0.26, h * 0.14, '#6f8a5c'),
    reeds(sheet, light, w * 0.3, h + 6, w * 0.1, h * 0.1, '#6f8a5c'),
    birch(sheet, light, w * 0.015, h * 1.02, h * 0.95, '#7fa05c', 1),
  ]);
}
