import { fill } from '../drawing/marks';
import { level, type Space } from './space';

/** The shadow of an object on the floor. */
export const shadow = (space: Space, x: number, z: number, width: number, depth: number): string =>
  fill(level(space, x - 0.06, 0.001, z - 0.12, width + 0.16, depth + 0.16), '#2a203844');
