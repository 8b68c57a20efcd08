import { fill, group, stroke } from '../drawing/marks';
import { segment, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A post with a lamp on it. */
export const lampPost = (light: Light, x: number, foot: number, height: number): string =>
  group([
    stroke(segment(x, foot, x, foot - height), shaded('#2f2e38', light, 0.3), Math.max(2, height * 0.026)),
    fill(
      straight([
        [x - height * 0.05, foot - height],
        [x + height * 0.05, foot - height],
        [x + height * 0.07, foot - height * 1.12],
        [x - height * 0.07, foot - height * 1.12],
      ]),
      light.dusk > 0.2 ? '#ffe0a0' : '#e8e4da',
    ),
    fill(
      straight([
        [x - height * 0.085, foot - height * 1.12],
        [x + height * 0.085, foot - height * 1.12],
        [x, foot - height * 1.19],
      ]),
      shaded('#2f2e38', light, 0.3),
    ),
  ]);
