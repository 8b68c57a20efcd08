import { sheer } from '../drawing/colour';
import { fill } from '../drawing/marks';
import { type Point, straight } from '../drawing/path';
import type { Light } from '../palette';

/** A shadow on the ground, away from the light. */
export const castShadow = (points: readonly Point[], light: Light, opacity = 0.4): string =>
  fill(straight(points), sheer(light.shade, opacity));
