import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** A wood fire; `s` is the size of a metre. */
export const flames = (sheet: Sheet, x: number, y: number, s: number): string =>
  group([
    glow(sheet, x, y - s * 0.14, s * 1.5, '#ff9c4a', 0.6),
    ...[
      [-0.14, 0.3],
      [0.02, 0.42],
      [0.15, 0.26],
    ].map(([dx = 0, tall = 0]) =>
      fill(
        `M${short(x + dx * s - s * 0.1)} ${short(y)}q${short(-s * 0.03)} ${short(-s * tall * 0.6)} ${short(s * 0.09)} ${short(-s * tall)}q${short(s * 0.02)} ${short(s * tall * 0.3)} ${short(s * 0.08)} ${short(s * tall * 0.42)}q${short(s * 0.05)} ${short(s * tall * 0.3)} ${short(s * 0.02)} ${short(s * tall * 0.58)}Z`,
        '#ff9238',
      ),
    ),
    ...[
      [-0.1, 0.16],
      [0.05, 0.24],
    ].map(([dx = 0, tall = 0]) =>
      fill(
        `M${short(x + dx * s - s * 0.04)} ${short(y)}q${short(-s * 0.01)} ${short(-s * tall * 0.6)} ${short(s * 0.05)} ${short(-s * tall)}q${short(s * 0.07)} ${short(s * tall * 0.5)} ${short(s * 0.04)} ${short(s * tall)}Z`,
        '#ffe08c',
      ),
    ),
    ...[-1, 1].map((side) =>
      stroke(segment(x - s * 0.24 * side, y + 3, x + s * 0.2 * side, y - s * 0.06), '#5a3626', s * 0.06),
    ),
  ]);
