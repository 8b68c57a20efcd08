import { disc, group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** Bulbs of light on a line. */
export const stringOfLights = (
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count = 12,
): string => {
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  return group([
    stroke(curve([at(0), at(0.25), at(0.5), at(0.75), at(1)]), '#3a2f45', 1.2),
    ...Array.from({ length: count }, (_, index) => disc(...at((index + 0.5) / count), 3.1, '#ffdf94')),
  ]);
};
