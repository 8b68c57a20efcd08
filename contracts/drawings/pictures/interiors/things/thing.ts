import type { Point } from '../../drawing/path';
import type { Hall } from '../hall';

/** Something that stands or hangs at the back wall of a lobby, 1.7 metres wide from its left side. */
export type Thing = (hall: Hall, x: number) => string;

/** Places near the back wall of a hall, from the left side of a thing; `before` is the distance to the wall. */
export const near = ({ space }: Hall, x: number) => ({
  at: (dx: number, up: number, before = 0.02): Point => space.at([x + dx, up, space.depth - before]),
  s: space.scale(space.depth),
});
