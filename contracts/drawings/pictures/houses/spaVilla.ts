import { mix, sheer } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { roundTower } from '../elements/roundTower';
import { type Light, shaded } from '../palette';
import { house } from './house';
import type { HouseLook } from './houseLook';

const villa: HouseLook = {
  wall: '#fbedc4',
  texture: 'boards',
  trim: '#ffffff',
  roof: '#8d9a9c',
  window: { width: 21, height: 36, panes: 'tall', trim: '#ffffff' },
  plinth: '#b0a595',
  door: '#4f7f8c',
};

/** A pale wooden villa with a turret, verandas and carved rails. */
export function spaVilla(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  if (sheet.isFromWindow) return '';
  const rail = (left: number, top: number, wide: number): string =>
    stroke(
      segment(left, top, left + wide, top) +
        segment(left, top + 20 * s, left + wide, top + 20 * s) +
        Array.from({ length: Math.round(wide / (9 * s)) }, (_, index) =>
          segment(left + index * 9 * s, top, left + index * 9 * s, top + 20 * s),
        ).join(''),
      mix('#ffffff', light.shade, 0.08),
      2,
    );
  const look = { ...villa, window: { ...villa.window, width: 21 * s, height: 36 * s } };
  return group([
    house(sheet, light, look, {
      x,
      foot,
      width: 300 * s,
      height: 158 * s,
      depth: 66 * s,
      floors: 2,
      bays: 7,
      sideBays: 2,
      roof: 'ridge',
      roofHeight: 60 * s,
      chimneys: [0.2, 0.7],
      slope: 0.1,
    }),
    house(sheet, light, look, {
      x: x + 190 * s,
      foot: foot + 5,
      width: 104 * s,
      height: 178 * s,
      depth: 0,
      floors: 2,
      bays: 3,
      roof: 'gable',
      roofHeight: 66 * s,
      door: 1,
    }),
    roundTower(sheet, light, {
      x: x + 14 * s,
      foot: foot + 4,
      width: 74 * s,
      height: 206 * s,
      wall: '#fbedc4',
      roof: '#7f9296',
      roofHeight: 84 * s,
      from: -1,
      texture: 'boards',
      slits: 0,
    }),
    ...[0, 1, 2].flatMap((floor) =>
      [-20, 2].map((dx) =>
        group([
          fill(box(x + (14 + dx) * s, foot - (58 + floor * 62) * s, 18 * s, 36 * s), '#ffffff'),
          fill(box(x + (16 + dx) * s, foot - (56 + floor * 62) * s, 14 * s, 32 * s), shaded('#7fa4b4', light, 0.2)),
        ]),
      ),
    ),
    fill(box(x + 54 * s, foot - 82 * s, 134 * s, 7 * s), '#ffffff'),
    fill(box(x + 54 * s, foot - 75 * s, 134 * s, 75 * s), sheer(light.shade, 0.22)),
    ...[0, 1, 2, 3, 4].map((index) => fill(box(x + (56 + index * 32) * s, foot - 78 * s, 5 * s, 78 * s), '#ffffff')),
    rail(x + 54 * s, foot - 22 * s, 134 * s),
    rail(x + 54 * s, foot - 104 * s, 134 * s),
  ]);
}
