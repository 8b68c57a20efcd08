import { type Colour, tone } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';

/** A person who stands or walks, small in the picture. `y` is the ground. */
export function person(x: number, y: number, height: number, coat: Colour, step = 0.12): string {
  const h = height;
  return group([
    stroke(
      straight(
        [
          [x - step * h, y],
          [x, y - h * 0.42],
          [x + step * h, y],
        ],
        false,
      ),
      '#2c2a3a',
      h * 0.1,
    ),
    fill(
      `M${short(x - h * 0.15)} ${short(y - h * 0.36)}Q${short(x - h * 0.17)} ${short(y - h * 0.8)} ${short(x)} ${short(y - h * 0.82)}Q${short(x + h * 0.17)} ${short(y - h * 0.8)} ${short(x + h * 0.15)} ${short(y - h * 0.36)}Z`,
      coat,
    ),
    stroke(segment(x + h * 0.1, y - h * 0.72, x + h * 0.2, y - h * 0.44), tone(coat, -0.06), h * 0.07),
    disc(x, y - h * 0.9, h * 0.09, '#e2b496'),
    fill(
      `M${short(x - h * 0.1)} ${short(y - h * 0.91)}a${short(h * 0.1)} ${short(h * 0.11)} 0 0 1 ${short(h * 0.2)} 0Z`,
      tone(coat, -0.1),
    ),
  ]);
}
