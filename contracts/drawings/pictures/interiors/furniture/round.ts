import type { Colour } from '../../drawing/colour';
import { oval } from '../../drawing/marks';
import type { Space } from '../../rooms/space';

/** A horizontal disc in a room: a plate, a round table, a shadow. */
export function round(space: Space, x: number, y: number, z: number, radius: number, colour: Colour): string {
  const [px, py] = space.at([x, y, z]);
  const [, nearer] = space.at([x, y, z - radius]);
  return oval(px, py, radius * space.scale(z), Math.max(1.2, Math.abs(nearer - py)), colour);
}
