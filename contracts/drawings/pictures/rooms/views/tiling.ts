import { sheer } from '../../drawing/colour';
import { stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import type { Space, Spot } from '../space';

/** The joints of tiles on a flat face, given by the face's corner and its two edges. */
export function joints(
  space: Space,
  [x, y, z]: Spot,
  first: Spot,
  second: Spot,
  [columns, rows]: readonly [number, number],
  colour: string,
): string {
  const spot = (along: number, up: number): Spot => [
    x + first[0] * along + second[0] * up,
    y + first[1] * along + second[1] * up,
    z + first[2] * along + second[2] * up,
  ];
  const line = (from: Spot, to: Spot): string => straight([space.at(from), space.at(to)], false);
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) => line(spot(index / columns, 0), spot(index / columns, 1))),
    ...Array.from({ length: rows + 1 }, (_, index) => line(spot(0, index / rows), spot(1, index / rows))),
  ];
  return stroke(lines.join(''), sheer(colour, 0.28), 1.3);
}
