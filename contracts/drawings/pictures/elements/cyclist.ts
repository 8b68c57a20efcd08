import { type Colour, tone } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';

/** A person on a bicycle. */
export const cyclist = (x: number, y: number, height: number, coat: Colour): string => {
  const r = height * 0.2;
  const wheel = (cx: number): string =>
    `<circle cx="${short(cx)}" cy="${short(y - r)}" r="${short(r)}" fill="none" stroke="#2c2a3a" stroke-width="${short(height * 0.035)}"/>`;
  return group([
    wheel(x - height * 0.3),
    wheel(x + height * 0.3),
    stroke(
      straight(
        [
          [x - height * 0.3, y - r],
          [x, y - r * 1.1],
          [x + height * 0.22, y - height * 0.46],
          [x - height * 0.1, y - height * 0.46],
          [x - height * 0.3, y - r],
        ],
        false,
      ) + segment(x + height * 0.3, y - r, x + height * 0.2, y - height * 0.56),
      '#2f5a78',
      height * 0.035,
    ),
    stroke(
      straight(
        [
          [x - height * 0.1, y - height * 0.5],
          [x + height * 0.06, y - height * 0.36],
          [x, y - r * 0.9],
        ],
        false,
      ),
      '#2c2a3a',
      height * 0.09,
    ),
    fill(
      straight([
        [x - height * 0.2, y - height * 0.48],
        [x - height * 0.06, y - height * 0.84],
        [x + height * 0.1, y - height * 0.82],
        [x + height * 0.02, y - height * 0.46],
      ]),
      coat,
    ),
    stroke(
      segment(x + height * 0.04, y - height * 0.76, x + height * 0.2, y - height * 0.58),
      tone(coat, -0.07),
      height * 0.07,
    ),
    disc(x + height * 0.06, y - height * 0.93, height * 0.09, '#e2b496'),
    fill(
      `M${short(x - height * 0.04)} ${short(y - height * 0.94)}a${short(height * 0.1)} ${short(height * 0.11)} 0 0 1 ${short(height * 0.2)} 0Z`,
      tone(coat, -0.1),
    ),
  ]);
};
