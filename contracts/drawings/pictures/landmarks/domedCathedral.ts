import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { rounded } from '../elements/rounded';
import { type Light, shaded } from '../palette';

/** The white cathedral on its steps: a great dome, four small ones, columns. */
export function domedCathedral(sheet: Sheet, light: Light, x: number, foot: number, s: number, distance = 0.2): string {
  const white = mix(mix('#f4efe4', light.shade, 0.12 + light.dusk * 0.2), light.haze, distance);
  const green = mix(mix('#5f9c8c', light.shade, 0.2), light.haze, distance);
  const dome = (cx: number, base: number, r: number, drum: number): string =>
    group([
      fill(box(cx - r * 0.82, base - drum, r * 1.64, drum), rounded(sheet, light, white, -1)),
      ...[-0.5, -0.17, 0.17, 0.5].map((at) =>
        fill(
          box(cx + at * r - r * 0.06, base - drum * 0.86, r * 0.12, drum * 0.66),
          light.dusk > 0.4 ? '#ffdf9c' : shaded(white, light, 0.5),
        ),
      ),
      fill(
        `M${short(cx - r)} ${short(base - drum)}A${short(r)} ${short(r * 1.08)} 0 0 1 ${short(cx + r)} ${short(base - drum)}Z`,
        rounded(sheet, light, green, -1),
      ),
      fill(box(cx - r * 0.16, base - drum - r * 1.36, r * 0.32, r * 0.34), white),
      fill(
        `M${short(cx - r * 0.2)} ${short(base - drum - r * 1.34)}a${short(r * 0.2)} ${short(r * 0.22)} 0 0 1 ${short(r * 0.4)} 0Z`,
        green,
      ),
      disc(cx, base - drum - r * 1.66, r * 0.07, '#e9c46a'),
      stroke(segment(cx, base - drum - r * 1.95, cx, base - drum - r * 1.6), '#e9c46a', 1.8),
    ]);
  const body = box(x - s * 0.5, foot - s * 0.36, s, s * 0.36);
  return group([
    dome(x - s * 0.33, foot - s * 0.36, s * 0.075, s * 0.12),
    dome(x + s * 0.33, foot - s * 0.36, s * 0.075, s * 0.12),
    fill(body, fade(sheet, white, shaded(white, light, 0.3))),
    dome(x, foot - s * 0.42, s * 0.19, s * 0.22),
    fill(
      straight([
        [x - s * 0.25, foot - s * 0.36],
        [x, foot - s * 0.5],
        [x + s * 0.25, foot - s * 0.36],
      ]),
      mix(white, light.sun, 0.2),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      fill(box(x - s * 0.22 + index * s * 0.082, foot - s * 0.34, s * 0.032, s * 0.32), mix(white, light.sun, 0.25)),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      fill(box(x - s * 0.186 + index * s * 0.082, foot - s * 0.33, s * 0.046, s * 0.31), shaded(white, light, 0.5)),
    ),
    ...[-0.42, -0.33, 0.3, 0.39].map((at) =>
      fill(
        box(x + at * s, foot - s * 0.28, s * 0.04, s * 0.14),
        light.dusk > 0.4 ? '#ffdf9c' : shaded(white, light, 0.5),
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      fill(
        box(x - s * (0.52 + index * 0.02), foot + index * s * 0.022, s * (1.04 + index * 0.04), s * 0.023),
        index % 2 === 0 ? mix(white, light.shade, 0.12) : shaded(white, light, 0.4),
      ),
    ),
  ]);
}
