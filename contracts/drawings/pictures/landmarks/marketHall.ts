import { mix } from '../drawing/colour';
import { fade, linear } from '../drawing/gradients';
import { disc, fill, group } from '../drawing/marks';
import { box, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';

/** The market hall of red brick: round arches, four little towers, a long snowy roof. */
export function marketHall(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const brick = mix('#a8503c', light.haze, 0.1);
  const snow = mix(light.ground, '#ffffff', 0.4);
  const wallTop = foot - 84 * s;
  const outline = box(x, wallTop, 300 * s, 84 * s);
  const turret = (at: number, tall: number): string => {
    const tx = x + at * s;
    return group([
      fill(
        box(tx - 16 * s, foot - tall * s, 32 * s, tall * s),
        linear(
          sheet,
          [
            [0, shaded(brick, light, 0.35)],
            [1, mix(brick, light.sun, 0.35)],
          ],
          true,
        ),
      ),
      fill(
        box(tx - 16 * s, foot - tall * s, 32 * s, tall * s),
        texture(sheet, 'brick', shaded(brick, light, 0.8), 0.3),
      ),
      fill(
        straight([
          [tx - 20 * s, foot - tall * s],
          [tx + 20 * s, foot - tall * s],
          [tx, foot - (tall + 44) * s],
        ]),
        '#4f7f74',
      ),
      fill(
        straight([
          [tx - 20 * s, foot - tall * s],
          [tx - 4 * s, foot - tall * s],
          [tx, foot - (tall + 44) * s],
        ]),
        snow,
      ),
      disc(tx, foot - (tall + 47) * s, 3 * s, '#e0b04a'),
      fill(
        `M${short(tx - 6 * s)} ${short(foot - (tall - 34) * s)}v${short(-16 * s)}a${short(6 * s)} ${short(6 * s)} 0 0 1 ${short(12 * s)} 0v${short(16 * s)}Z`,
        '#ffd68c',
      ),
    ]);
  };
  return group([
    fill(
      straight([
        [x - 6 * s, wallTop + 2],
        [x + 306 * s, wallTop + 2],
        [x + 280 * s, wallTop - 56 * s],
        [x + 20 * s, wallTop - 56 * s],
      ]),
      snow,
    ),
    fill(
      straight([
        [x + 40 * s, wallTop - 56 * s],
        [x + 260 * s, wallTop - 56 * s],
        [x + 260 * s, wallTop - 70 * s],
        [x + 40 * s, wallTop - 70 * s],
      ]),
      '#ffdc9a',
    ),
    fill(
      straight([
        [x + 34 * s, wallTop - 70 * s],
        [x + 266 * s, wallTop - 70 * s],
        [x + 246 * s, wallTop - 90 * s],
        [x + 54 * s, wallTop - 90 * s],
      ]),
      snow,
    ),
    fill(outline, fade(sheet, mix(brick, light.sun, 0.12), shaded(brick, light, 0.16))),
    fill(outline, texture(sheet, 'brick', shaded(brick, light, 0.8), 0.34)),
    ...Array.from({ length: 7 }, (_, index) =>
      fill(
        `M${short(x + (26 + index * 38) * s)} ${short(foot - 18 * s)}v${short(-28 * s)}a${short(11 * s)} ${short(11 * s)} 0 0 1 ${short(22 * s)} 0v${short(28 * s)}Z`,
        index === 3 ? '#5a3430' : '#ffd080',
      ),
    ),
    turret(0, 104),
    turret(300, 104),
    turret(112, 122),
    turret(188, 122),
  ]);
}
