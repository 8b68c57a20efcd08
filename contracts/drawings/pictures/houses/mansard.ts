import { type Colour, mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, lit, shaded } from '../palette';
import { windowAt, type WindowStyle } from './window';

interface Mansard {
  readonly x: number;
  readonly width: number;
  /** The top of the wall, and the height of the roof above it. */
  readonly top: number;
  readonly peak: number;
  readonly colour: Colour;
  readonly roof: Colour;
  readonly snow: boolean;
  readonly window: WindowStyle;
}

/** A steep roof with three dormers: its parts, from back to front. */
export function mansard(
  sheet: Sheet,
  light: Light,
  { x, width, top, peak, colour, roof, snow, window }: Mansard,
): readonly string[] {
  const bay = width / 5;
  const cover = mix(light.ground, '#ffffff', 0.3);
  const night = light.dusk > 0.2;
  const outline = straight([
    [x - 6, top],
    [x + width + 6, top],
    [x + width - width * 0.045, top - peak],
    [x + width * 0.045, top - peak],
  ]);
  return [
    fill(outline, fade(sheet, mix(roof, light.sun, 0.18), shaded(roof, light, 0.2))),
    fill(outline, texture(sheet, 'shingles', shaded(roof, light, 0.7), 0.3)),
    ...(snow
      ? [
          fill(
            straight([
              [x + width * 0.035, top - peak * 0.86],
              [x + width * 0.965, top - peak * 0.86],
              [x + width - width * 0.045, top - peak - 5],
              [x + width * 0.045, top - peak - 5],
            ]),
            cover,
          ),
        ]
      : []),
    ...[0.18, 0.5, 0.82].map((share) => {
      const dx = x + width * share;
      const w = bay * 0.62;
      return group([
        fill(
          straight([
            [dx - w / 2, top],
            [dx - w / 2, top - peak * 0.46],
            [dx, top - peak * 0.78],
            [dx + w / 2, top - peak * 0.46],
            [dx + w / 2, top],
          ]),
          lit(colour, light, 0.1),
        ),
        windowAt(
          sheet,
          light,
          dx - w * 0.24,
          top - peak * 0.46,
          { ...window, width: w * 0.48, height: peak * 0.36 },
          night,
        ),
        stroke(
          straight(
            [
              [dx - w * 0.6, top - peak * 0.42],
              [dx, top - peak * 0.8],
              [dx + w * 0.6, top - peak * 0.42],
            ],
            false,
          ),
          snow ? cover : shaded(roof, light, 0.3),
          snow ? 6 : 4,
        ),
      ]);
    }),
  ];
}
