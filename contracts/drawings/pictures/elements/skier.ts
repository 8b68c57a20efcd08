import type { Colour } from '../drawing/colour';
import { group, stroke } from '../drawing/marks';
import { segment } from '../drawing/path';
import { person } from './person';

/** A skier in the track. */
export const skier = (x: number, y: number, height: number, coat: Colour): string =>
  group([
    stroke(segment(x - height * 0.6, y + 1, x + height * 0.55, y - 1), '#2c2a3a', height * 0.035),
    stroke(segment(x - height * 0.05, y - height * 0.6, x - height * 0.4, y), '#2c2a3a', height * 0.03),
    stroke(segment(x + height * 0.18, y - height * 0.62, x + height * 0.42, y), '#2c2a3a', height * 0.03),
    person(x, y, height, coat, 0.2),
  ]);
