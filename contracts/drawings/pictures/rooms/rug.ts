import { fill, group } from '../drawing/marks';
import { face, level, type Space } from './space';
import type { RoomStyle } from './style';

/** A pendant over the room, a rug under it. */
export const rug = (space: Space, style: RoomStyle, x: number, z: number, width: number, depth: number): string =>
  group([
    fill(level(space, x, 0.002, z, width, depth), style.rug),
    ...Array.from({ length: 6 }, (_, index) =>
      fill(
        level(space, x + 0.08, 0.003, z + depth * (0.1 + index * 0.14), width - 0.16, depth * 0.045),
        index % 2 ? style.accent : style.throwCloth,
      ),
    ),
    ...Array.from({ length: Math.round(width / 0.16) }, (_, index) => {
      const left = x + index * 0.16;
      return fill(
        face(space, [
          [left, 0.004, z + depth * 0.46],
          [left + 0.08, 0.004, z + depth * 0.53],
          [left + 0.16, 0.004, z + depth * 0.46],
          [left + 0.08, 0.004, z + depth * 0.39],
        ]),
        style.throwMark,
      );
    }),
  ]);
