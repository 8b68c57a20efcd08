import { fill, group } from '../drawing/marks';
import { face, type Space } from './space';

/** Light from a window on the floor. */
export const windowLight = (space: Space, x: number, width: number): string =>
  group([
    fill(
      face(space, [
        [x, 0.004, space.depth - 0.5],
        [x + width, 0.004, space.depth - 0.5],
        [x + width - 0.7, 0.004, space.depth - 2.5],
        [x - 0.9, 0.004, space.depth - 2.5],
      ]),
      '#ffe9b830',
    ),
    fill(
      face(space, [
        [x + width * 0.46, 0.005, space.depth - 0.5],
        [x + width * 0.54, 0.005, space.depth - 0.5],
        [x + width * 0.5 - 0.72, 0.005, space.depth - 2.5],
        [x + width * 0.42 - 0.76, 0.005, space.depth - 2.5],
      ]),
      '#3a203014',
    ),
  ]);
