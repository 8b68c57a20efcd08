import { mix } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, short, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A green and white tram with lit windows. */
export function tram(light: Light, x: number, foot: number, length: number): string {
  const h = length * 0.26;
  const night = light.dusk > 0.2;
  const cars = [0, 0.5].map((share) => {
    const left = x + share * length;
    const long = length * 0.48;
    return group([
      fill(
        `M${short(left)} ${short(foot - h * 0.1)}V${short(foot - h * 0.86)}q0 ${short(-h * 0.14)} ${short(h * 0.16)} ${short(-h * 0.14)}H${short(left + long - h * 0.16)}q${short(h * 0.16)} 0 ${short(h * 0.16)} ${short(h * 0.14)}V${short(foot - h * 0.1)}Z`,
        shaded('#2f7d5c', light, 0.12),
      ),
      fill(box(left + 2, foot - h * 0.5, long - 4, h * 0.12), mix('#f2d98a', light.sun, 0.2)),
      ...Array.from({ length: 5 }, (_, index) =>
        fill(
          box(left + long * (0.06 + index * 0.185), foot - h * 0.88, long * 0.145, h * 0.34),
          night ? '#ffe3a0' : shaded('#8fb0bc', light, 0.2),
        ),
      ),
      fill(
        box(left + long * 0.42, foot - h * 0.88, long * 0.16, h * 0.76),
        night ? '#ffd488' : shaded('#7a9caa', light, 0.2),
      ),
      disc(left + long * 0.2, foot - h * 0.06, h * 0.1, '#26242e'),
      disc(left + long * 0.8, foot - h * 0.06, h * 0.1, '#26242e'),
    ]);
  });
  return group([
    ...cars,
    stroke(
      straight(
        [
          [x + length * 0.3, foot - h],
          [x + length * 0.36, foot - h * 1.24],
          [x + length * 0.28, foot - h * 1.44],
        ],
        false,
      ),
      '#2d2b38',
      2,
    ),
  ]);
}
