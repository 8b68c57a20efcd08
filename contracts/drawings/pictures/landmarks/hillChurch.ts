import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { house } from '../houses/house';
import type { HouseLook } from '../houses/houseLook';
import { afar, type Light } from '../palette';

/** The stone church on the hill: a steep roof, a white gable with a pattern in brick. */
export function hillChurch(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const stone = afar('#c9bca8', light, 0.25);
  const roof = afar('#5c4a4c', light, 0.2);
  const look: HouseLook = {
    wall: stone,
    texture: 'plaster',
    trim: afar('#f2e8d8', light, 0.2),
    roof,
    window: { width: 15 * s, height: 36 * s, panes: 'arched', trim: stone },
  };
  return group([
    house(sheet, light, look, {
      x,
      foot,
      width: 96 * s,
      height: 66 * s,
      depth: 150 * s,
      floors: 1,
      bays: 1,
      sideBays: 4,
      roof: 'gable',
      roofHeight: 116 * s,
      slope: 0.03,
      shining: 0.4,
    }),
    fill(
      straight([
        [x + 12 * s, foot - 76 * s],
        [x + 48 * s, foot - 170 * s],
        [x + 84 * s, foot - 76 * s],
      ]),
      mix('#f6efe2', light.haze, 0.2),
    ),
    ...[0, 1, 2].map((index) =>
      fill(
        box(x + (34 + index * 11) * s, foot - (102 + (index === 1 ? 16 : 0)) * s, 6 * s, 20 * s),
        afar('#a5553f', light, 0.3),
      ),
    ),
    stroke(
      segment(x + 48 * s, foot - 184 * s, x + 48 * s, foot - 204 * s) +
        segment(x + 42 * s, foot - 198 * s, x + 54 * s, foot - 198 * s),
      '#4a4048',
      2,
    ),
  ]);
}
