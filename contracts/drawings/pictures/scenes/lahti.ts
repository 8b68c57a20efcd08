import { fill, group } from '../drawing/marks';
import { box, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { birch } from '../elements/birch';
import { cloud } from '../elements/cloud';
import { forest } from '../elements/forest';
import { jetty } from '../elements/jetty';
import { land } from '../elements/land';
import { leafTree } from '../elements/leafTree';
import { once } from '../elements/once';
import { passengerShip } from '../elements/passengerShip';
import { person } from '../elements/person';
import { quay } from '../elements/quay';
import { reeds } from '../elements/reeds';
import { ridge } from '../elements/ridge';
import { sailingBoat } from '../elements/sailingBoat';
import { sky } from '../elements/sky';
import { heightAt, skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { water } from '../elements/water';
import { per } from '../frame';
import { originalHouse } from '../houses/originalHouse';
import { forestHall } from '../landmarks/forestHall';
import { skiJumps } from '../landmarks/skiJumps';
import { afar, type Light, lights } from '../palette';

/** A September afternoon in Lahti: the lake, the hall of wood and glass, three ski jumps. */
export function lahti(sheet: Sheet): string {
  const light: Light = { ...lights.autumn, sky: ['#5f9cc4', '#a9c9cc', '#f2e0b0', '#fcd090'], haze: '#d9cfae' };
  const { width: w, height: h } = sheet;
  const line = h * per(sheet, { card: 0.64, wide: 0.65, tall: 0.62 });
  const s = per(sheet, { card: 1, wide: 0.9, tall: 0.84 });
  const hill = skyline(
    sheet,
    line - 16,
    [
      [w * per(sheet, { card: 0.12, wide: 0.2, tall: 0.1 }), h * 0.16, w * 0.2],
      [w * 0.8, h * 0.06, w * 0.2],
    ],
    2,
  );
  const jumpX = w * per(sheet, { card: 0.06, wide: 0.15, tall: 0.06 });
  const hotelX = w * per(sheet, { card: 0.58, wide: 0.58, tall: 0.5 });
  const back = once(sheet, [
    ridge(sheet, light, hill, line + 8, afar('#8a7f4c', light, 0.4), 0.4),
    skiJumps(light, jumpX, heightAt(hill, jumpX + 30) + 24, per(sheet, { card: 170, wide: 136, tall: 180 }), 0.22),
    forest(sheet, light, { line: hill, tall: 24, colour: afar('#5c6a44', light, 0.3), foot: line + 4, haze: 0.4 }),
    forestHall(
      sheet,
      light,
      w * per(sheet, { card: 0.35, wide: 0.38, tall: 0.28 }),
      line - 4,
      s * per(sheet, { card: 1, wide: 0.95, tall: 0.86 }),
    ),
    ...[0.02, 0.09, 0.16, 0.22, 0.555].map((at, index) =>
      leafTree(sheet, light, w * at, line, 92 + (index % 3) * 24, {
        leaf: ['#e0a03a', '#c9b04a', '#d9742e'][index % 3] ?? '#e0a03a',
      }),
    ),
    originalHouse(sheet, light, { x: hotelX, foot: line - 4, size: s * 1.12, colour: '#cf9a70', plan: 'middle' }),
    ...[0.93, 0.985].map((at, index) =>
      leafTree(sheet, light, w * at, line, 130 + index * 20, { leaf: index ? '#d9822f' : '#e3b24a' }),
    ),
    quay(sheet, light, -10, line - 10, w + 20, 16, '#b5a48c'),
    passengerShip(
      sheet,
      light,
      w * per(sheet, { card: 0.22, wide: 0.26, tall: 0.22 }),
      line + 26,
      230 * s,
      2,
      '#f0e8d8',
      '#2f5a78',
    ),
    sailingBoat(light, w * 0.5, line + 24, 140 * s, '#b4533f', false),
  ]);
  const bank: Point[] = [
    [w * 0.4, h * 1.05],
    [w * 0.52, h * 0.985],
    [w * 0.7, h * 0.93],
    [w * 0.88, h * 0.9],
    [w + 40, h * 0.88],
  ];
  return group([
    sky(sheet, light, line),
    sun(sheet, light, w * 0.06, line - 170, 26),
    cloud(sheet, w * 0.55, h * 0.12, w * 0.44, '#b4ccc8', '#fff0cc'),
    cloud(sheet, w * 0.9, h * 0.24, w * 0.36, '#d2d4bc', '#fff2cc'),
    cloud(sheet, w * 0.2, h * 0.1, w * 0.3, '#a9c9cc', '#f4ecd0'),
    ...back,
    water(sheet, light, { top: line + 6, deep: '#3f6a80', mirrored: back, glitter: w * 0.06, wind: 0.4 }),
    land(sheet, light, bank, h + 60, '#a8985a', 0.3),
    jetty(sheet, light, w * 0.3, h * 0.91, w * 0.3),
    reeds(sheet, light, w * 0.06, h + 8, w * 0.18, h * 0.14, '#b59a54'),
    person(w * 0.5, h * 0.9, 62, '#7b3548', 0.06),
    person(w * 0.78, h * 0.945, 66, '#2f5a78', 0.16),
    fill(box(w * 0.78 + 10, h * 0.945 - 46, 9, 34), '#3a2a24'),
    air(sheet, light, w * 0.06, line - 170, 0.45),
    birch(sheet, light, w * 0.96, h * 1.02, h * 0.88, '#e3b03a', -1),
  ]);
}
