import { mix } from '../drawing/colour';
import { glow, linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';
import type { HouseLook } from './houseLook';

/** The tall hall of a lodge: one gable, all glass. */
export function glazedGable(
  sheet: Sheet,
  light: Light,
  look: HouseLook,
  x: number,
  foot: number,
  width: number,
  height: number,
  peak: number,
): string {
  const middle = x + width / 2;
  const top = foot - height;
  const glass = straight([
    [x + width * 0.1, foot - height * 0.06],
    [x + width * 0.1, top + height * 0.06],
    [middle, top - peak * 0.78],
    [x + width * 0.9, top + height * 0.06],
    [x + width * 0.9, foot - height * 0.06],
  ]);
  const snow = mix(light.ground, '#ffffff', 0.25);
  const eave = width * 0.1;
  const ribs = [0.26, 0.42, 0.58, 0.74]
    .map((share) =>
      segment(x + width * share, foot, x + width * share, top - peak * 0.8 * (1 - Math.abs(share - 0.5) * 2)),
    )
    .join('');
  const night = light.dusk > 0.2;
  const rim = straight(
    [
      [x - eave, top + peak * 0.22],
      [middle, top - peak],
      [x + width + eave, top + peak * 0.22],
    ],
    false,
  );
  return group([
    ...(night ? [glow(sheet, middle, foot - height * 0.5, width * 1.25, '#ffbf63', 0.5)] : []),
    fill(
      straight([
        [x, foot],
        [x, top],
        [middle, top - peak],
        [x + width, top],
        [x + width, foot],
      ]),
      mix(look.wall, light.sun, 0.1),
    ),
    fill(
      straight([
        [x, foot],
        [x, top],
        [middle, top - peak],
        [x + width, top],
        [x + width, foot],
      ]),
      texture(sheet, 'logs', shaded(look.wall, light, 0.6), 0.35),
    ),
    fill(
      glass,
      night
        ? linear(sheet, [
            [0, '#ffd890'],
            [0.5, '#ffe6ae'],
            [1, '#f3a24c'],
          ])
        : linear(sheet, [
            [0, light.sky[1] ?? '#88aabb'],
            [0.6, mix(light.shade, light.sky[2] ?? '#ffffff', 0.4)],
            [1, '#e6b676'],
          ]),
    ),
    ...(night
      ? [
          fill(
            box(middle - width * 0.06, foot - height * 0.55, width * 0.12, height * 0.5),
            '#a85d36',
            'opacity="0.55"',
          ),
          fill(
            `M${short(x + width * 0.18)} ${short(foot - height * 0.06)}q${short(width * 0.08)} ${short(-height * 0.26)} ${short(width * 0.16)} 0Z`,
            '#8c4a32',
            'opacity="0.5"',
          ),
        ]
      : []),
    stroke(
      ribs + segment(x + width * 0.1, foot - height * 0.52, x + width * 0.9, foot - height * 0.52),
      look.trim,
      Math.max(2, width * 0.018),
    ),
    stroke(rim, shaded('#4b3731', light, 0.2), Math.max(5, width * 0.05)),
    ...(look.snow
      ? [
          stroke(
            straight(
              [
                [x - eave, top + peak * 0.22 - 7],
                [middle, top - peak - 8],
                [x + width + eave, top + peak * 0.22 - 7],
              ],
              false,
            ),
            snow,
            Math.max(8, width * 0.075),
          ),
        ]
      : []),
  ]);
}
