import { mix } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';
import type { HouseLook } from './houseLook';
import { windowAt } from './window';

/** A small lantern on top of a hipped roof. */
export function lanternRoof(sheet: Sheet, light: Light, look: HouseLook, x: number, foot: number, s: number): string {
  const night = light.dusk > 0.2;
  return group([
    fill(box(x - 20 * s, foot - 24 * s, 40 * s, 30 * s), mix(look.trim, light.shade, 0.15)),
    ...[-13, -1].map((dx) =>
      windowAt(
        sheet,
        light,
        x + dx * s,
        foot - 19 * s,
        { width: 11 * s, height: 18 * s, panes: 'plain', trim: look.trim },
        night,
      ),
    ),
    fill(
      `M${short(x - 26 * s)} ${short(foot - 22 * s)}Q${short(x - 4 * s)} ${short(foot - 30 * s)} ${short(x)} ${short(foot - 58 * s)}Q${short(x + 4 * s)} ${short(foot - 30 * s)} ${short(x + 26 * s)} ${short(foot - 22 * s)}Z`,
      look.snow ? mix(light.ground, '#ffffff', 0.3) : shaded(look.roof, light, 0.12),
    ),
  ]);
}
