import { mix, sheer, tone } from '../drawing/colour';
import { glow, linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, lit, shaded } from '../palette';

/** A cabin under glass: a bed, and the sky. */
export function glassCabin(sheet: Sheet, light: Light, x: number, foot: number, size: number): string {
  const w = size;
  const h = size * 0.6;
  const left = x - w / 2;
  const right = x + w / 2;
  const dome = straight([
    [left, foot - h * 0.38],
    [left + w * 0.14, foot - h * 0.82],
    [left + w * 0.42, foot - h],
    [left + w * 0.72, foot - h * 0.94],
    [right, foot - h * 0.38],
  ]);
  const ribs = [
    straight(
      [
        [left, foot - h * 0.38],
        [left + w * 0.14, foot - h * 0.82],
        [left + w * 0.42, foot - h],
        [left + w * 0.72, foot - h * 0.94],
        [right, foot - h * 0.38],
      ],
      false,
    ),
    straight(
      [
        [left + w * 0.3, foot - h * 0.38],
        [left + w * 0.42, foot - h],
        [left + w * 0.62, foot - h * 0.38],
      ],
      false,
    ),
    segment(left + w * 0.14, foot - h * 0.82, left + w * 0.3, foot - h * 0.38),
    segment(left + w * 0.72, foot - h * 0.94, left + w * 0.62, foot - h * 0.38),
  ].join('');
  const snow = mix(light.ground, '#ffffff', 0.2);
  return group([
    glow(sheet, x, foot - h * 0.45, w * 1.1, '#ffc772', 0.55),
    fill(
      dome,
      linear(sheet, [
        [0, mix(light.sky[2] ?? '#ffffff', '#ffe0a0', 0.35)],
        [0.6, '#ffd287'],
        [1, '#f2a552'],
      ]),
    ),
    fill(
      straight([
        [left + w * 0.06, foot - h * 0.5],
        [left + w * 0.16, foot - h * 0.8],
        [left + w * 0.36, foot - h * 0.94],
        [left + w * 0.24, foot - h * 0.5],
      ]),
      sheer('#d8fff0', 0.3),
    ),
    fill(
      curve([
        [left + w * 0.34, foot - h * 0.38],
        [left + w * 0.36, foot - h * 0.52],
        [left + w * 0.56, foot - h * 0.54],
        [left + w * 0.72, foot - h * 0.46],
        [left + w * 0.74, foot - h * 0.38],
      ]) + 'Z',
      '#fff1d6',
    ),
    fill(
      curve([
        [left + w * 0.46, foot - h * 0.42],
        [left + w * 0.56, foot - h * 0.5],
        [left + w * 0.72, foot - h * 0.45],
        [left + w * 0.74, foot - h * 0.38],
        [left + w * 0.46, foot - h * 0.38],
      ]) + 'Z',
      '#b4533f',
    ),
    stroke(ribs, shaded('#59463f', light, 0.25), Math.max(1.6, w * 0.018)),
    fill(
      straight([
        [left - w * 0.02, foot - h * 0.38],
        [right + w * 0.02, foot - h * 0.38],
        [right, foot],
        [left, foot],
      ]),
      shaded('#6b4a3a', light, 0.25),
    ),
    fill(
      straight([
        [left - w * 0.02, foot - h * 0.38],
        [right + w * 0.02, foot - h * 0.38],
        [right, foot],
        [left, foot],
      ]),
      texture(sheet, 'logs', shaded('#6b4a3a', light, 0.8), 0.5),
    ),
    fill(
      curve([
        [left - w * 0.16, foot + 4],
        [left - w * 0.02, foot - h * 0.12],
        [x - w * 0.1, foot - h * 0.02],
        [x + w * 0.2, foot - h * 0.1],
        [right + w * 0.06, foot - h * 0.06],
        [right + w * 0.2, foot + 5],
      ]) + 'Z',
      tone(lit(snow, light, 0.12), 0),
    ),
  ]);
}
