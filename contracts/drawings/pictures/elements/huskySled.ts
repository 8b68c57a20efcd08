import { disc, fill, group, stroke } from '../drawing/marks';
import { curve, segment, short } from '../drawing/path';
import { type Light, shaded } from '../palette';
import { husky } from './husky';
import { person } from './person';

/** Four dogs and a sledge with two people. */
export function huskySled(light: Light, x: number, y: number, s: number): string {
  const coats = ['#6d7382', '#4b4f5e', '#a08c7a', '#5c6270'];
  return group([
    ...coats.map((coat, index) =>
      husky(
        x + s * (2.3 + Math.floor(index / 2) * 1.5 + (index % 2) * 0.22),
        y - (index % 2) * s * 0.16,
        s * 0.92,
        shaded(coat, light, 0.12),
      ),
    ),
    stroke(segment(x + s * 0.9, y - s * 0.36, x + s * 4.2, y - s * 0.5), '#4a3a3a', 1.4),
    stroke(
      curve([
        [x - s * 0.9, y + 1],
        [x + s * 0.7, y + 1],
        [x + s * 1.05, y - s * 0.3],
      ]),
      '#7a5238',
      s * 0.09,
    ),
    stroke(segment(x - s * 0.6, y, x - s * 0.75, y - s * 1.1), '#7a5238', s * 0.08),
    fill(
      curve(
        [
          [x - s * 0.5, y - s * 0.1],
          [x - s * 0.55, y - s * 0.6],
          [x + s * 0.3, y - s * 0.5],
          [x + s * 0.86, y - s * 0.24],
          [x + s * 0.8, y - s * 0.08],
        ],
        true,
      ),
      '#b4483f',
    ),
    disc(x - s * 0.1, y - s * 0.78, s * 0.2, '#e2b496'),
    fill(
      `M${short(x - s * 0.32)} ${short(y - s * 0.8)}a${short(s * 0.22)} ${short(s * 0.24)} 0 0 1 ${short(s * 0.44)} 0Z`,
      '#2f6f8c',
    ),
    person(x - s * 0.86, y, s * 1.75, '#2f4f7a', 0.1),
  ]);
}
