import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, curve, segment, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** Three ski jumps on their hill, seen across the town. */
export function skiJumps(light: Light, x: number, foot: number, s: number, distance: number): string {
  const concrete = mix(mix('#e4dfd6', light.sun, 0.15), light.haze, distance);
  return group(
    [
      [0, 1],
      [1.1, 0.74],
      [1.95, 0.56],
    ].map(([shift = 0, size = 1]) => {
      const k = s * size;
      const left = x + shift * s * 0.72;
      const run = curve([
        [left, foot - k * 1.3],
        [left + k * 0.34, foot - k * 0.82],
        [left + k * 0.8, foot - k * 0.46],
        [left + k * 1.02, foot - k * 0.4],
      ]);
      const slope = curve([
        [left + k * 1.1, foot - k * 0.28],
        [left + k * 1.3, foot - k * 0.14],
        [left + k * 1.6, foot + k * 0.1],
      ]);
      return group([
        stroke(slope, concrete, k * 0.14),
        fill(
          straight([
            [left - k * 0.06, foot],
            [left + k * 0.06, foot],
            [left + k * 0.05, foot - k * 1.24],
            [left - k * 0.05, foot - k * 1.24],
          ]),
          shaded(concrete, light, 0.3),
        ),
        ...[0.4, 0.74].map((share) =>
          stroke(
            segment(left + k * share, foot, left + k * share, foot - k * (1.02 - share * 0.72)),
            shaded(concrete, light, 0.4),
            k * 0.05,
          ),
        ),
        stroke(run, shaded(concrete, light, 0.42), k * 0.15),
        stroke(run, mix(concrete, '#ffffff', 0.35), k * 0.08),
        fill(box(left - k * 0.1, foot - k * 1.46, k * 0.22, k * 0.2), shaded(concrete, light, 0.12)),
        fill(
          box(left - k * 0.08, foot - k * 1.41, k * 0.18, k * 0.07),
          light.dusk > 0.2 ? '#ffd68c' : shaded('#54657a', light, 0.2),
        ),
      ]);
    }),
  );
}
