import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** The porch: white pillars, steps, a balcony with a rail. */
export function porch(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const white = mix('#fbf4e4', light.shade, 0.12);
  const wide = 92 * s;
  const left = x - wide / 2;
  return group([
    fill(box(left, foot - 66 * s, wide, 9 * s), white),
    fill(box(left + 3, foot - 57 * s, wide - 6, 7 * s), shaded(white, light, 0.4)),
    ...[0.02, 0.28, 0.66, 0.92].map((share) => fill(box(left + wide * share, foot - 58 * s, 6 * s, 58 * s), white)),
    fill(box(left - 6 * s, foot - 4, wide + 12 * s, 8 * s), shaded('#c9c0b4', light, 0.2)),
    stroke(
      segment(left, foot - 86 * s, left + wide, foot - 86 * s) +
        Array.from({ length: 12 }, (_, index) =>
          segment(left + (index / 11) * wide, foot - 86 * s, left + (index / 11) * wide, foot - 66 * s),
        ).join(''),
      white,
      1.8,
    ),
  ]);
}
