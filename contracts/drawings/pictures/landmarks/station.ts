import { disc, fill, group, stroke } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import { afar, type Light, shaded } from '../palette';

/** The railway station: a low modern hall and its slender clock tower. */
export function station(light: Light, x: number, foot: number, s: number): string {
  const stone = afar('#c9b49a', light, 0.25);
  return group([
    fill(box(x - 130 * s, foot - 66 * s, 260 * s, 66 * s), shaded(stone, light, 0.3)),
    ...Array.from({ length: 9 }, (_, index) =>
      fill(box(x + (-120 + index * 27) * s, foot - 54 * s, 15 * s, 42 * s), '#ffd083'),
    ),
    fill(box(x - 136 * s, foot - 72 * s, 272 * s, 8 * s), stone),
    fill(box(x + 60 * s, foot - 250 * s, 44 * s, 250 * s), stone),
    fill(box(x + 84 * s, foot - 250 * s, 20 * s, 250 * s), shaded(stone, light, 0.45)),
    fill(box(x + 54 * s, foot - 258 * s, 56 * s, 10 * s), shaded(stone, light, 0.2)),
    disc(x + 82 * s, foot - 222 * s, 17 * s, '#fff0c4'),
    stroke(
      straight(
        [
          [x + 82 * s, foot - 234 * s],
          [x + 82 * s, foot - 222 * s],
          [x + 91 * s, foot - 217 * s],
        ],
        false,
      ),
      '#2f2a44',
      2,
    ),
  ]);
}
