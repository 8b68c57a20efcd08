import { type Colour, tone } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';

/** A person skating on the ice. */
export const skater = (x: number, y: number, height: number, coat: Colour, way: 1 | -1 = 1): string =>
  group([
    stroke(
      straight(
        [
          [x - way * height * 0.34, y - height * 0.1],
          [x - way * height * 0.06, y - height * 0.42],
          [x + way * height * 0.12, y - height * 0.02],
        ],
        false,
      ),
      '#2c2a3a',
      height * 0.1,
    ),
    fill(
      `M${short(x - height * 0.14)} ${short(y - height * 0.4)}Q${short(x - height * 0.08 + way * height * 0.04)} ${short(y - height * 0.84)} ${short(x + way * height * 0.14)} ${short(y - height * 0.82)}Q${short(x + height * 0.2)} ${short(y - height * 0.6)} ${short(x + height * 0.12)} ${short(y - height * 0.38)}Z`,
      coat,
    ),
    stroke(
      segment(x + way * height * 0.1, y - height * 0.72, x - way * height * 0.16, y - height * 0.52),
      tone(coat, -0.07),
      height * 0.07,
    ),
    disc(x + way * height * 0.18, y - height * 0.9, height * 0.09, '#e2b496'),
    fill(
      `M${short(x + way * height * 0.18 - height * 0.1)} ${short(y - height * 0.91)}a${short(height * 0.1)} ${short(height * 0.11)} 0 0 1 ${short(height * 0.2)} 0Z`,
      tone(coat, -0.1),
    ),
  ]);
