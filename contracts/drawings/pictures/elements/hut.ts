import type { Colour } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import { type Light, lit, shaded } from '../palette';
import { castShadow } from './castShadow';

/** A bathing hut in stripes. */
export function hut(light: Light, x: number, foot: number, width: number, colour: Colour): string {
  const tall = width * 1.05;
  return group([
    castShadow(
      [
        [x, foot],
        [x + width, foot],
        [x + width * 1.7, foot + width * 0.34],
        [x + width * 0.7, foot + width * 0.34],
      ],
      light,
      0.25,
    ),
    fill(
      straight([
        [x, foot],
        [x, foot - tall],
        [x + width / 2, foot - tall * 1.5],
        [x + width, foot - tall],
        [x + width, foot],
      ]),
      '#fbf6ea',
    ),
    ...[0, 1, 2, 3].map((index) =>
      fill(
        straight([
          [x + width * (0.02 + index * 0.26), foot],
          [x + width * (0.02 + index * 0.26), foot - tall * (1.02 + (index === 0 ? 0 : index === 3 ? 0.2 : 0.3))],
          [
            x + width * (0.15 + index * 0.26),
            foot - tall * (index === 0 ? 1.14 : index === 1 ? 1.38 : index === 2 ? 1.26 : 1.06),
          ],
          [x + width * (0.15 + index * 0.26), foot],
        ]),
        lit(colour, light, 0.1),
      ),
    ),
    fill(box(x + width * 0.34, foot - tall * 0.72, width * 0.32, tall * 0.72), shaded(colour, light, 0.3)),
    disc(x + width * 0.6, foot - tall * 0.36, 1.8, '#fbf6ea'),
    stroke(
      straight(
        [
          [x - width * 0.08, foot - tall * 0.94],
          [x + width / 2, foot - tall * 1.52],
          [x + width * 1.08, foot - tall * 0.94],
        ],
        false,
      ),
      '#ffffff',
      width * 0.09,
    ),
  ]);
}
