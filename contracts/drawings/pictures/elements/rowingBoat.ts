import type { Colour } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, short } from '../drawing/path';
import { type Light, lit, shaded } from '../palette';

/** A rowing boat, seen from the side. */
export const rowingBoat = (light: Light, x: number, y: number, length: number, colour: Colour): string =>
  group([
    fill(
      `M${short(x - length / 2)} ${short(y - length * 0.13)}Q${short(x)} ${short(y - length * 0.04)} ${short(x + length / 2)} ${short(y - length * 0.16)}Q${short(x + length * 0.4)} ${short(y + length * 0.03)} ${short(x + length * 0.26)} ${short(y + length * 0.04)}H${short(x - length * 0.3)}Q${short(x - length * 0.44)} ${short(y + length * 0.02)} ${short(x - length / 2)} ${short(y - length * 0.13)}Z`,
      shaded(colour, light, 0.25),
    ),
    stroke(
      `M${short(x - length / 2)} ${short(y - length * 0.13)}Q${short(x)} ${short(y - length * 0.04)} ${short(x + length / 2)} ${short(y - length * 0.16)}`,
      lit(colour, light, 0.5),
      length * 0.028,
    ),
    fill(box(x - length * 0.14, y - length * 0.085, length * 0.08, length * 0.03), '#caa57a'),
    fill(box(x + length * 0.12, y - length * 0.09, length * 0.08, length * 0.03), '#caa57a'),
  ]);
