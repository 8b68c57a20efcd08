import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { curve, segment, straight } from '../drawing/path';

/** A dog of the north, running to the right. */
export function husky(x: number, y: number, s: number, coat: string): string {
  return group([
    fill(
      curve(
        [
          [x - s * 0.5, y - s * 0.5],
          [x - s * 0.1, y - s * 0.62],
          [x + s * 0.34, y - s * 0.66],
          [x + s * 0.4, y - s * 0.4],
          [x, y - s * 0.3],
          [x - s * 0.46, y - s * 0.3],
        ],
        true,
      ),
      coat,
    ),
    fill(
      straight([
        [x + s * 0.3, y - s * 0.62],
        [x + s * 0.42, y - s * 0.96],
        [x + s * 0.5, y - s * 0.84],
        [x + s * 0.76, y - s * 0.7],
        [x + s * 0.56, y - s * 0.52],
        [x + s * 0.36, y - s * 0.44],
      ]),
      coat,
    ),
    fill(
      straight([
        [x + s * 0.5, y - s * 0.66],
        [x + s * 0.76, y - s * 0.7],
        [x + s * 0.56, y - s * 0.54],
      ]),
      '#f6f2ea',
    ),
    stroke(
      curve([
        [x - s * 0.46, y - s * 0.48],
        [x - s * 0.7, y - s * 0.66],
        [x - s * 0.62, y - s * 0.84],
      ]),
      coat,
      s * 0.12,
    ),
    stroke(
      segment(x + s * 0.3, y - s * 0.4, x + s * 0.5, y - s * 0.04) +
        segment(x + s * 0.18, y - s * 0.36, x + s * 0.1, y) +
        segment(x - s * 0.36, y - s * 0.36, x - s * 0.56, y - s * 0.02) +
        segment(x - s * 0.26, y - s * 0.34, x - s * 0.16, y),
      darkened(coat),
      s * 0.1,
    ),
  ]);
}

const darkened = (coat: string): string => mix(coat, '#2c2a3a', 0.25);
