import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { brushed, fill, group, stroke } from '../drawing/marks';
import { curve, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { air } from '../elements/air';
import { chimneyStack } from '../elements/chimneyStack';
import { cloud } from '../elements/cloud';
import { embankment } from '../elements/embankment';
import { leafTree } from '../elements/leafTree';
import { mist } from '../elements/mist';
import { rapids } from '../elements/rapids';
import { ridge } from '../elements/ridge';
import { rock } from '../elements/rock';
import { sky } from '../elements/sky';
import { skyline } from '../elements/skyline';
import { sun } from '../elements/sun';
import { per } from '../frame';
import { house } from '../houses/house';
import type { HouseLook } from '../houses/houseLook';
import { originalHouse } from '../houses/originalHouse';
import { afar, type Light, lights, shaded } from '../palette';

const mill = (light: Light, distance: number): HouseLook => ({
  wall: afar('#a94d3a', light, distance),
  texture: 'brick',
  trim: afar('#e0bd98', light, distance),
  roof: afar('#5b4a58', light, distance),
  window: { width: 19, height: 32, panes: 'sashes', trim: afar('#ecd3ae', light, distance) },
});

/** Tampere on an autumn morning: rapids between old mills, steam over the water. */
export function tampere(sheet: Sheet): string {
  const light = lights.dawn;
  const { width: w, height: h, chance } = sheet;
  const top = h * per(sheet, { card: 0.56, wide: 0.54, tall: 0.55 });
  const middle = w * per(sheet, { card: 0.46, wide: 0.46, tall: 0.46 });
  const spread = (y: number): number => (y - top) / (h - top);
  const left = (y: number): number => middle - 110 - spread(y) * w * 0.24;
  const right = (y: number): number => middle + 100 + spread(y) * w * 0.2;
  const s = per(sheet, { card: 1, wide: 0.92, tall: 0.92 });
  return group([
    sky(sheet, light, top),
    sun(sheet, light, middle + 16, top - h * 0.1, 30),
    cloud(sheet, w * 0.2, h * 0.16, w * 0.5, '#b591a8', '#ffd0a4'),
    cloud(sheet, w * 0.78, h * 0.1, w * 0.46, '#9c8fae', '#f9b795'),
    cloud(sheet, w * 0.6, h * 0.28, w * 0.36, '#e0a79c', '#ffe0b0'),
    ridge(
      sheet,
      light,
      skyline(
        sheet,
        top - 26,
        [
          [w * 0.2, 26, 200],
          [w * 0.7, 18, 200],
        ],
        3,
      ),
      top,
      afar('#5f6480', light, 0.5),
    ),
    chimneyStack(sheet, light, middle - 236 * s, top, per(sheet, { card: 250, wide: 220, tall: 300 }), 26 * s, 1, 150),
    chimneyStack(sheet, light, middle + 230 * s, top, 190 * s, 20 * s, -1, 120),
    house(sheet, light, mill(light, 0.5), {
      x: middle - 210 * s,
      foot: top + 2,
      width: 190 * s,
      height: 96 * s,
      depth: 34,
      floors: 3,
      bays: 8,
      roof: 'ridge',
      roofHeight: 30,
      slope: -0.1,
    }),
    house(sheet, light, mill(light, 0.45), {
      x: middle + 70 * s,
      foot: top + 2,
      width: 210 * s,
      height: 82 * s,
      depth: 0,
      floors: 3,
      bays: 9,
      roof: 'flat',
      roofHeight: 10,
    }),
    mist(sheet, middle, top - 4, 620, 70, '#ffe3c0', 0.85),
    house(sheet, light, mill(light, 0.12), {
      x: middle - 620 * s,
      foot: top + 42,
      width: 420 * s,
      height: 228 * s,
      depth: 80 * s,
      floors: 4,
      bays: 8,
      sideBays: 2,
      roof: 'ridge',
      roofHeight: 46,
      sideLit: true,
      slope: -0.16,
    }),
    chimneyStack(
      sheet,
      light,
      middle - 330 * s,
      top - 120,
      per(sheet, { card: 235, wide: 160, tall: 330 }),
      38 * s,
      1,
      210,
    ),
    fill(
      straight([
        [-20, top + 40],
        [left(top) - 40, top + 2],
        [right(top) + 40, top + 2],
        [w + 20, top + 26],
        [w + 20, h + 10],
        [-20, h + 10],
      ]),
      linear(sheet, [
        [0, mix('#a99a78', light.sun, 0.4)],
        [0.4, '#8d8a6a'],
        [1, shaded('#6f7466', light, 0.5)],
      ]),
    ),
    ...[
      [left, -1],
      [right, 1],
    ].map(([side, way]) => embankment(sheet, light, top, side as (y: number) => number, way as number)),
    rapids(sheet, light, top, left, right),
    stroke(
      curve([
        [left(top) - 30, top + 6],
        [middle, top - 16],
        [right(top) + 30, top + 6],
      ]),
      shaded('#5d5068', light, 0.2),
      9,
    ),
    stroke(
      curve([
        [left(top) - 30, top - 10],
        [middle, top - 32],
        [right(top) + 30, top - 10],
      ]),
      shaded('#5d5068', light, 0.1),
      2.4,
    ),
    ...Array.from({ length: 13 }, (_, index) => {
      const x = left(top) - 20 + (index / 12) * (right(top) - left(top) + 40);
      const lift = -16 * (1 - ((x - middle) / 130) ** 2);
      return stroke(segment(x, top + lift + 4, x, top + lift - 14), shaded('#5d5068', light, 0.1), 1.6);
    }),
    originalHouse(sheet, light, {
      x: middle + per(sheet, { card: 250, wide: 270, tall: 150 }),
      foot: top + h * 0.13,
      size: s * per(sheet, { card: 1.08, wide: 1, tall: 0.94 }),
      colour: '#e8bf7c',
      turned: true,
    }),
    ...[0.42, 0.7].map((share, index) =>
      rock(
        sheet,
        light,
        (left(top + (h - top) * share) * (2 - index) + right(top + (h - top) * share) * (1 + index)) / 3,
        top + (h - top) * share + 10,
        70 + index * 50,
        26 + index * 16,
        '#6f6a78',
        1,
      ),
    ),
    leafTree(sheet, light, w * 0.955, h * 0.9, h * 0.4, { leaf: '#e29a3c' }),
    leafTree(sheet, light, w * 0.04, h * 0.94, h * 0.44, { leaf: '#d9742e', from: 1 }),
    mist(sheet, middle - 40, top + h * 0.1, 520, 60, '#fff0d8', 0.6),
    mist(sheet, middle + 60, top + h * 0.22, 420, 60, '#ffe8cc', 0.36),
    air(sheet, light, middle, top - 40, 0.5),
    ...Array.from({ length: 26 }, () =>
      fill(
        brushed(
          chance,
          chance.happens(0.5) ? chance.between(0, left(h)) : chance.between(right(h), w),
          chance.between(h * 0.93, h),
          10,
          6,
        ),
        sheer(chance.pick(['#e29a3c', '#d9742e', '#c4493f'] as const), 0.8),
      ),
    ),
  ]);
}
