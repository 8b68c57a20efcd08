import { mix, sheer } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** An awning over a market table. */
export function stall(light: Light, x: number, foot: number, width: number, cloth: string): string {
  const tall = width * 0.72;
  const stripes = Array.from({ length: 5 }, (_, index) =>
    fill(
      straight([
        [x + (index / 5) * width, foot - tall],
        [x + ((index + 0.5) / 5) * width, foot - tall],
        [x + ((index + 0.5) / 5) * width * 1.08 - width * 0.04, foot - tall * 0.72],
        [x + (index / 5) * width * 1.08 - width * 0.04, foot - tall * 0.72],
      ]),
      mix('#f6ead2', light.sun, 0.2),
    ),
  );
  return group([
    fill(box(x + width * 0.05, foot - tall * 0.72, width * 0.9, tall * 0.72), sheer(light.shade, 0.5)),
    stroke(
      segment(x + 3, foot, x + 3, foot - tall * 0.75) + segment(x + width - 3, foot, x + width - 3, foot - tall * 0.75),
      '#5a4a48',
      2.4,
    ),
    fill(
      straight([
        [x, foot - tall],
        [x + width, foot - tall],
        [x + width * 1.04, foot - tall * 0.72],
        [x - width * 0.04, foot - tall * 0.72],
      ]),
      mix(cloth, light.sun, 0.15),
    ),
    ...stripes,
    fill(box(x, foot - tall * 0.34, width, tall * 0.34), shaded('#7a5648', light, 0.2)),
    ...Array.from({ length: 7 }, (_, index) =>
      disc(
        x + width * (0.1 + index * 0.135),
        foot - tall * 0.37,
        width * 0.055,
        ['#d9483b', '#f0b23c', '#7ba14a', '#b23a55'][index % 4] ?? '#d9483b',
      ),
    ),
  ]);
}
