import { type Colour, mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import { type Light, lit, shaded } from '../palette';

/** A sailing boat: its sails full, or taken down. */
export function sailingBoat(light: Light, x: number, y: number, height: number, hull: Colour, sails = true): string {
  const long = height * 0.52;
  const canvas = mix('#f7efe0', light.sun, 0.3);
  const parts = [
    fill(
      `M${short(x - long / 2)} ${short(y - long * 0.15)}H${short(x + long / 2)}Q${short(x + long * 0.42)} ${short(y)} ${short(x + long * 0.3)} ${short(y + 2)}H${short(x - long * 0.36)}Z`,
      shaded(hull, light, 0.1),
    ),
    fill(
      straight([
        [x - long / 2, y - long * 0.15],
        [x + long / 2, y - long * 0.15],
        [x + long * 0.48, y - long * 0.105],
        [x - long * 0.48, y - long * 0.105],
      ]),
      lit(hull, light, 0.45),
    ),
    fill(box(x - long * 0.22, y - long * 0.23, long * 0.36, long * 0.09), shaded('#e9ddc8', light, 0.15)),
    stroke(segment(x, y - long * 0.15, x, y - height), shaded('#6a5040', light, 0.2), Math.max(1.2, height * 0.014)),
    stroke(
      straight(
        [
          [x - long * 0.48, y - long * 0.15],
          [x, y - height * 0.97],
          [x + long * 0.48, y - long * 0.15],
        ],
        false,
      ),
      shaded('#4d4a55', light, 0.2),
      0.8,
    ),
  ];
  if (sails) {
    parts.push(
      fill(
        `M${short(x + 3)} ${short(y - height * 0.95)}Q${short(x + long * 0.34)} ${short(y - height * 0.46)} ${short(x + long * 0.44)} ${short(y - long * 0.27)}L${short(x + 3)} ${short(y - long * 0.25)}Z`,
        canvas,
      ),
      fill(
        `M${short(x - 4)} ${short(y - height * 0.88)}Q${short(x - long * 0.14)} ${short(y - height * 0.44)} ${short(x - long * 0.44)} ${short(y - long * 0.22)}Q${short(x - long * 0.16)} ${short(y - long * 0.32)} ${short(x - 4)} ${short(y - long * 0.3)}Z`,
        shaded(canvas, light, 0.26),
      ),
    );
  } else {
    parts.push(stroke(segment(x, y - long * 0.32, x + long * 0.42, y - long * 0.28), canvas, long * 0.06));
  }
  return group(parts);
}
