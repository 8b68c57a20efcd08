import { type Colour, mix, tone } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { ground, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import type { Light } from '../palette';

/** A distant ridge that fades into haze towards its lower edge. */
export function ridge(
  sheet: Sheet,
  light: Light,
  points: readonly Point[],
  foot: number,
  colour: Colour,
  haze = 0.6,
): string {
  const top = Math.min(...points.map(([, y]) => y));
  const path = ground(points, foot + 4);
  return group([
    fill(
      path,
      between(sheet, top, foot, [
        [0, colour],
        [1, mix(colour, light.haze, haze)],
      ]),
    ),
    fill(path, texture(sheet, 'dry', tone(colour, 0.08), 0.35)),
  ]);
}
