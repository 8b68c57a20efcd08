import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { afar, type Light, lit, shaded } from '../palette';

/** The slender tower on the ridge, with its turning restaurant. */
export function lookoutTower(light: Light, x: number, foot: number, tall: number): string {
  const stone = afar('#d9d2c6', light, 0.18);
  const k = tall / 100;
  return group([
    fill(
      straight([
        [x - 6 * k, foot],
        [x + 6 * k, foot],
        [x + 4 * k, foot - 74 * k],
        [x - 4 * k, foot - 74 * k],
      ]),
      lit(stone, light, 0.3),
    ),
    fill(
      straight([
        [x + 1 * k, foot],
        [x + 6 * k, foot],
        [x + 4 * k, foot - 74 * k],
        [x + 1 * k, foot - 74 * k],
      ]),
      shaded(stone, light, 0.4),
    ),
    fill(
      straight([
        [x - 5 * k, foot - 72 * k],
        [x - 15 * k, foot - 78 * k],
        [x - 15 * k, foot - 86 * k],
        [x + 15 * k, foot - 86 * k],
        [x + 15 * k, foot - 78 * k],
        [x + 5 * k, foot - 72 * k],
      ]),
      stone,
    ),
    fill(box(x - 15 * k, foot - 84 * k, 30 * k, 5 * k), '#ffd890'),
    fill(box(x - 11 * k, foot - 91 * k, 22 * k, 5 * k), shaded(stone, light, 0.25)),
    stroke(segment(x, foot - 90 * k, x, foot - 112 * k), shaded(stone, light, 0.4), 1.6 * k),
  ]);
}
