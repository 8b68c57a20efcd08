import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { row } from '../elements/row';
import { lights } from '../palette';
import type { Space } from './space';

/** A small window over the roofs of the town. */
export const roofTops = (sheet: Sheet, space: Space, x: number, width: number): string => {
  const [left, top] = space.at([x, 1.9, space.depth]);
  const [right, foot] = space.at([x + width, 0.9, space.depth]);
  const outline = straight([
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]);
  const light = lights.autumnDusk;
  return group([
    group(
      [
        fill(
          outline,
          linear(sheet, [
            [0, '#33407a'],
            [0.6, '#a8707a'],
            [1, '#f0a06a'],
          ]),
        ),
        row(sheet, light, left - 10, right + 10, () => foot + 6, 62, ['#8a6a62', '#6f6478', '#94705c'], 0.3),
      ],
      `clip-path="${within(sheet, outline)}"`,
    ),
    stroke(outline, '#1f2030', 8),
  ]);
};
