import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { texture } from '../drawing/texture';
import type { Setting } from './setting';
import { upright } from './space';

/** Walls of round logs. */
export function logWalls({ sheet, space, style }: Setting): string {
  const wall = upright(space, 0, 0, space.depth, space.width, space.height);
  const seams = Array.from({ length: 12 }, (_, index) => {
    const up = 0.22 + index * 0.21;
    return straight(
      [
        [0, 330 - (up - 1.5) * 900],
        space.at([0, up, space.depth]),
        space.at([space.width, up, space.depth]),
        [1200, 330 - (up - 1.5) * 900],
      ],
      false,
    );
  });
  return group([
    fill(wall, mix(style.wall, '#6a452c', 0.3)),
    fill(wall, texture(sheet, 'dry', '#5a3620', 0.3)),
    stroke(
      Array.from({ length: 12 }, (_, index) =>
        straight(
          [space.at([0, 0.22 + index * 0.21, space.depth]), space.at([space.width, 0.22 + index * 0.21, space.depth])],
          false,
        ),
      ).join(''),
      '#4a2c1c',
      4,
    ),
    stroke(
      Array.from({ length: 12 }, (_, index) =>
        straight(
          [space.at([0, 0.3 + index * 0.21, space.depth]), space.at([space.width, 0.3 + index * 0.21, space.depth])],
          false,
        ),
      ).join(''),
      '#f0c08a44',
      3,
    ),
    stroke(seams.map((path) => path).join(''), '#4a2c1c22', 2),
  ]);
}
