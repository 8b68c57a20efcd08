import { tone } from '../../drawing/colour';
import { fill, group, stroke } from '../../drawing/marks';
import { upright } from '../../rooms/space';
import type { Hall } from '../hall';

export const framed = (
  { space, style }: Hall,
  x: number,
  y: number,
  width: number,
  height: number,
  inside: string,
): string =>
  group([
    fill(upright(space, x - 0.03, y - 0.05, space.depth - 0.01, width + 0.1, height + 0.06), '#2a203830'),
    fill(upright(space, x, y, space.depth - 0.02, width, height), inside),
    stroke(upright(space, x, y, space.depth - 0.02, width, height), tone(style.wood, -0.04), 7),
  ]);
