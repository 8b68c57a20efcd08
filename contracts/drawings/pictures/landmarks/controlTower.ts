import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { afar, type Light, shaded } from '../palette';

/** The tower of an airport. */
export function controlTower(light: Light, x: number, foot: number, tall: number): string {
  const concrete = afar('#c9c6c4', light, 0.3);
  return group([
    fill(
      straight([
        [x - 13, foot],
        [x + 13, foot],
        [x + 9, foot - tall],
        [x - 9, foot - tall],
      ]),
      concrete,
    ),
    fill(
      straight([
        [x + 2, foot],
        [x + 13, foot],
        [x + 9, foot - tall],
        [x + 2, foot - tall],
      ]),
      shaded(concrete, light, 0.5),
    ),
    fill(
      straight([
        [x - 24, foot - tall - 34],
        [x + 24, foot - tall - 34],
        [x + 17, foot - tall],
        [x - 17, foot - tall],
      ]),
      '#ffd68a',
    ),
    stroke(
      segment(x - 9, foot - tall - 34, x - 6, foot - tall) + segment(x + 9, foot - tall - 34, x + 6, foot - tall),
      shaded('#3c3f50', light, 0.3),
      2,
    ),
    fill(box(x - 27, foot - tall - 41, 54, 8), shaded('#8a8d98', light, 0.3)),
    fill(box(x - 20, foot - tall - 3, 40, 6), shaded('#8a8d98', light, 0.4)),
    stroke(segment(x, foot - tall - 41, x, foot - tall - 66), shaded('#8a8d98', light, 0.3), 2),
    disc(x, foot - tall - 67, 3.4, '#ff6b5a'),
  ]);
}
