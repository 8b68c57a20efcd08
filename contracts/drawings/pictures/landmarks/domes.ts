import { mix } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { rounded } from '../elements/rounded';
import { afar, type Light, shaded } from '../palette';

/** A red-brick church with golden domes, on its rock above the harbour. */
export function domes(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const red = afar('#9c4a3c', light, 0.28);
  const gold = mix('#d9a441', light.sun, 0.3);
  const green = afar('#5f8f7c', light, 0.25);
  const dome = (cx: number, base: number, r: number): string =>
    group([
      fill(box(cx - r * 0.8, base - r * 0.9, r * 1.6, r), rounded(sheet, light, red, -1)),
      fill(
        `M${short(cx - r)} ${short(base - r * 0.85)}C${short(cx - r * 1.2)} ${short(base - r * 1.9)} ${short(cx - r * 0.2)} ${short(base - r * 2)} ${short(cx)} ${short(base - r * 2.8)}C${short(cx + r * 0.2)} ${short(base - r * 2)} ${short(cx + r * 1.2)} ${short(base - r * 1.9)} ${short(cx + r)} ${short(base - r * 0.85)}Z`,
        rounded(sheet, light, r > s * 0.1 ? green : gold, -1),
      ),
      disc(cx, base - r * 2.9, r * 0.18, gold),
      stroke(segment(cx, base - r * 3.7, cx, base - r * 2.9), gold, 1.8),
    ]);
  return group([
    fill(box(x - s * 0.42, foot - s * 0.42, s * 0.84, s * 0.42), rounded(sheet, light, red, -1)),
    fill(
      straight([
        [x - s * 0.18, foot - s * 0.42],
        [x, foot - s * 0.62],
        [x + s * 0.18, foot - s * 0.42],
      ]),
      mix(red, light.sun, 0.15),
    ),
    dome(x - s * 0.34, foot - s * 0.42, s * 0.07),
    dome(x + s * 0.34, foot - s * 0.42, s * 0.07),
    fill(box(x - s * 0.15, foot - s * 0.78, s * 0.3, s * 0.3), rounded(sheet, light, red, -1)),
    dome(x, foot - s * 0.76, s * 0.15),
    dome(x - s * 0.2, foot - s * 0.56, s * 0.07),
    dome(x + s * 0.2, foot - s * 0.56, s * 0.07),
    ...[-0.28, -0.07, 0.07, 0.28].map((at) =>
      fill(
        `M${short(x + at * s - s * 0.03)} ${short(foot - s * 0.1)}v${short(-s * 0.14)}a${short(s * 0.03)} ${short(s * 0.03)} 0 0 1 ${short(s * 0.06)} 0v${short(s * 0.14)}Z`,
        shaded(red, light, 0.6),
      ),
    ),
  ]);
}
