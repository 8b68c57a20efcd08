import { mix } from '../drawing/colour';
import { disc, fill, group } from '../drawing/marks';
import { curve, type Point, short, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A plane with its lights on; nose to the right, climbing. */
export const plane = (light: Light, x: number, y: number, length: number): string => {
  const at = (dx: number, dy: number): Point => [x + dx * length, y + dy * length];
  const white = mix('#f2f2ee', light.sun, 0.25);
  return group(
    [
      fill(
        straight([at(-0.46, -0.02), at(-0.5, -0.2), at(-0.42, -0.2), at(-0.3, -0.03)]),
        shaded('#2f5aa8', light, 0.15),
      ),
      fill(
        curve(
          [
            at(-0.48, 0),
            at(-0.3, -0.055),
            at(0.1, -0.065),
            at(0.42, -0.05),
            at(0.5, 0.005),
            at(0.4, 0.05),
            at(0, 0.055),
            at(-0.34, 0.03),
          ],
          true,
        ),
        white,
      ),
      fill(straight([at(0.1, 0.02), at(-0.16, 0.2), at(-0.24, 0.2), at(-0.1, 0.02)]), shaded(white, light, 0.3)),
      fill(
        straight([at(0.08, -0.05), at(-0.04, -0.17), at(-0.09, -0.17), at(-0.06, -0.05)]),
        shaded(white, light, 0.15),
      ),
      fill(curve([at(-0.02, 0.09), at(0.06, 0.07), at(0.08, 0.1), at(0, 0.125)], true), shaded('#c9ccd4', light, 0.35)),
      ...Array.from({ length: 13 }, (_, index) =>
        disc(...at(-0.26 + index * 0.05, -0.012), length * 0.0095, '#ffe09a'),
      ),
      disc(...at(-0.2, 0.2), length * 0.014, '#ff6b5a'),
      disc(...at(0.46, 0.02), length * 0.016, '#fff6d8'),
    ],
    `transform="rotate(-14 ${short(x)} ${short(y)})"`,
  );
};
