import { mix } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { disc, group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

/** The sun with a glow around it. */
export function sun(sheet: Sheet, light: Light, x: number, y: number, radius: number): string {
  return group([
    glow(sheet, x, y, radius * 9, light.sun, 0.62),
    glow(sheet, x, y, radius * 3.4, light.sun, 0.75),
    disc(x, y, radius, mix(light.sun, '#ffffff', 0.35)),
  ]);
}
