import { along, sheer } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

/** The whole sky in broad brush strokes. The horizon is where its last colour is. */
export function sky(sheet: Sheet, light: Light, horizon: number): string {
  const { chance, width } = sheet;
  const stops = light.sky.map((colour, index) => [index / (light.sky.length - 1), colour] as const);
  const parts = [fill(box(0, 0, width, sheet.height), between(sheet, 0, horizon, stops))];
  for (let count = 0; count < 34; count += 1) {
    const y = chance.between(-10, horizon);
    const colour = along(light.sky, y / horizon + chance.between(-0.16, 0.16));
    const path = brushed(chance, chance.between(0, width), y, chance.between(260, 900), chance.between(6, 30));
    parts.push(fill(path, sheer(colour, chance.between(0.16, 0.4))));
  }
  return group(parts);
}
