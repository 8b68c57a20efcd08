import { tone } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';
import type { HouseLook } from './houseLook';

/** A door under a lamp. */
export function doorway(sheet: Sheet, light: Light, x: number, foot: number, look: HouseLook, storey: number): string {
  const tall = Math.min(storey * 0.74, 66);
  const broad = tall * 0.52;
  const leaf = look.door ?? '#7d3b2c';
  return group([
    ...(light.dusk > 0.2 ? [glow(sheet, x, foot - tall * 0.7, tall * 1.7, '#ffc36a', 0.5)] : []),
    fill(box(x - broad / 2 - 4, foot - tall - 4, broad + 8, tall + 4), look.trim),
    fill(box(x - broad / 2, foot - tall, broad, tall), leaf),
    fill(
      box(x - broad * 0.34, foot - tall * 0.9, broad * 0.68, tall * 0.4),
      light.dusk > 0.2 ? '#ffd689' : shaded('#9fb4be', light, 0.2),
    ),
    stroke(segment(x, foot - tall, x, foot), tone(leaf, -0.08), 1.4),
    fill(box(x - broad * 0.9, foot - 4, broad * 1.8, 6), shaded('#c9c0b4', light, 0.3)),
    fill(
      straight([
        [x - broad * 0.95, foot - tall - 8],
        [x + broad * 0.95, foot - tall - 8],
        [x + broad * 0.8, foot - tall - 18],
        [x - broad * 0.8, foot - tall - 18],
      ]),
      shaded(look.roof, light, 0.2),
    ),
  ]);
}
