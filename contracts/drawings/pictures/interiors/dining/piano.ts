import { mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { fill, group, stroke } from '../../drawing/marks';
import { box, straight } from '../../drawing/path';
import { block, face, upright } from '../../rooms/space';
import type { Feature } from './feature';

/** A grand piano, its lid open, with its stool. */
export const piano: Feature = (hall, x, width) => {
  const { sheet, space, style } = hall;
  const z = space.depth - 1.5;
  const black = '#231f2a';
  const lid = face(space, [
    [x + 0.1, 1.02, z + 1.3],
    [x + width, 1.02, z + 1.3],
    [x + width - 0.06, 1.78, z + 0.9],
    [x + 0.2, 1.9, z + 0.8],
  ]);
  return group([
    fill(
      face(space, [
        [x, 0.002, z - 0.2],
        [x + width + 0.1, 0.002, z - 0.2],
        [x + width + 0.1, 0.002, z + 1.3],
        [x, 0.002, z + 1.3],
      ]),
      '#2a203844',
    ),
    ...[0.12, width - 0.16].map((dx) => fill(upright(space, x + dx, 0, z + 0.3, 0.09, 0.66), '#17141f')),
    fill(upright(space, x + width / 2, 0, z + 1.1, 0.09, 0.7), '#17141f'),
    fill(lid, fade(sheet, '#3a3444', '#1c1924')),
    stroke(lid, '#4a4456', 3),
    stroke(
      straight([space.at([x + width - 0.2, 1.02, z + 0.6]), space.at([x + width - 0.3, 1.6, z + 0.9])], false),
      '#8a7a50',
      3,
    ),
    block(space, { x, y: 0.66, z: z + 0.1, width, height: 0.34, depth: 1.2 }, '#3a3444', black, '#17141f'),
    block(
      space,
      { x: x + 0.06, y: 0.68, z: z - 0.12, width: width - 0.12, height: 0.06, depth: 0.24 },
      '#fdfaf2',
      '#e9e2d4',
      '#d4ccbe',
    ),
    ...Array.from({ length: Math.floor((width - 0.2) / 0.09) }, (_, index) =>
      index % 7 === 2 || index % 7 === 6
        ? ''
        : fill(
            face(space, [
              [x + 0.1 + index * 0.09, 0.745, z - 0.02],
              [x + 0.15 + index * 0.09, 0.745, z - 0.02],
              [x + 0.15 + index * 0.09, 0.745, z + 0.1],
              [x + 0.1 + index * 0.09, 0.745, z + 0.1],
            ]),
            '#231f2a',
          ),
    ),
    fill(
      face(space, [
        [x + width * 0.35, 1.0, z + 0.16],
        [x + width * 0.66, 1.0, z + 0.16],
        [x + width * 0.65, 1.24, z + 0.26],
        [x + width * 0.36, 1.24, z + 0.26],
      ]),
      '#f6ead0',
    ),
    ...[0.06, 0.11, 0.16].map((up) =>
      stroke(
        straight([space.at([x + width * 0.38, 1 + up, z + 0.2]), space.at([x + width * 0.63, 1 + up, z + 0.2])], false),
        '#5a507066',
        1.6,
      ),
    ),
    ...[0.3, 0.62].map((dx) => fill(upright(space, x + width * dx, 0, z - 0.7, 0.05, 0.48), '#17141f')),
    block(
      space,
      { x: x + width * 0.28, y: 0.46, z: z - 0.72, width: width * 0.42, height: 0.09, depth: 0.34 },
      mix(style.seat, '#ffe8c8', 0.2),
      style.seat,
      tone(style.seat, -0.1),
    ),
    glow(sheet, ...space.at([x + width * 0.5, 1.5, z]), 200, '#ffdf9c', 0.25),
    fill(box(...space.at([x + width - 0.14, 1.16, z + 0.5]), 7, 24), '#f6ead0'),
  ]);
};
