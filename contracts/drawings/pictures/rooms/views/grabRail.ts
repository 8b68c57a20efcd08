import { group, stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import type { Space, Spot } from '../space';

/** A rail to hold on to, in a colour that stands out from the wall. */
export const grabRail = (space: Space, spots: readonly Spot[]): string => {
  const line = straight(spots.map(space.at), false);
  return group([stroke(line, '#2a66a0', 11), stroke(line, '#a9d2ee', 3, 'transform="translate(-2 -2)"')]);
};
