import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { afar, type Light, shaded } from '../palette';

/** A tower of glass that shows the sky. */
export function glassTower(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  distance: number,
): string {
  const glass = afar('#5f93b4', light, distance);
  const top = foot - height;
  const side = width * 0.36;
  const lines = Array.from({ length: Math.round(height / 13) }, (_, index) =>
    straight(
      [
        [x, foot - index * 13],
        [x + width, foot - index * 13],
        [x + width + side, foot - index * 13 - 8],
      ],
      false,
    ),
  ).join('');
  return group([
    fill(
      box(x, top, width, height),
      linear(sheet, [
        [0, mix(glass, light.sky[2] ?? glass, 0.75)],
        [0.5, glass],
        [1, mix(glass, light.sun, 0.3)],
      ]),
    ),
    fill(
      straight([
        [x + width, foot],
        [x + width, top],
        [x + width + side, top - 8],
        [x + width + side, foot - 8],
      ]),
      shaded(glass, light, 0.5),
    ),
    fill(
      `M${short(x)} ${short(top + height * 0.5)}L${short(x + width)} ${short(top + height * 0.12)}V${short(top + height * 0.36)}L${short(x)} ${short(top + height * 0.74)}Z`,
      sheer('#ffffff', 0.22),
    ),
    stroke(lines, sheer(afar('#f3f7f4', light, distance), 0.5), 1.6),
    stroke(
      Array.from({ length: 5 }, (_, index) =>
        segment(x + (index / 5) * width, foot, x + (index / 5) * width, top),
      ).join(''),
      sheer('#e9f2f2', 0.35),
      1,
    ),
  ]);
}
