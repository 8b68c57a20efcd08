import { mix } from '../drawing/colour';
import { group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A dead grey pine. */
export const snag = (light: Light, x: number, foot: number, height: number): string =>
  group([
    stroke(
      curve([
        [x, foot],
        [x + height * 0.03, foot - height * 0.4],
        [x - height * 0.02, foot - height * 0.75],
        [x + height * 0.05, foot - height],
      ]),
      shaded('#8f8a90', light, 0.3),
      height * 0.034,
    ),
    ...[
      [0.4, 0.2, 1],
      [0.55, 0.24, -1],
      [0.68, 0.16, 1],
      [0.8, 0.14, -1],
    ].map(([up = 0, reach = 0, side = 1]) =>
      stroke(
        curve([
          [x, foot - height * up],
          [x + side * height * reach * 0.6, foot - height * (up + 0.04)],
          [x + side * height * reach, foot - height * (up + 0.14)],
        ]),
        shaded('#8f8a90', light, 0.3),
        height * 0.016,
      ),
    ),
    stroke(
      curve([
        [x - height * 0.014, foot],
        [x + height * 0.016, foot - height * 0.4],
        [x - height * 0.034, foot - height * 0.75],
      ]),
      mix('#d9d2cc', light.sun, 0.3),
      height * 0.012,
    ),
  ]);
