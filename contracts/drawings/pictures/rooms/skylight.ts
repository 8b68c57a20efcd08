import { group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { moon } from '../elements/moon';
import { sky } from '../elements/sky';
import { stars } from '../elements/stars';
import { lights } from '../palette';
import { face, type Space } from './space';

/** A window in the slope of the roof: stars over the bed. */
export function skylight(sheet: Sheet, space: Space): string {
  const frame = face(space, [
    [2.0, 1.62, 4],
    [4.8, 1.62, 4],
    [4.7, 2.75, 2.4],
    [2.1, 2.75, 2.4],
  ]);
  return group([
    group(
      [
        sky(sheet, { ...lights.autumnDusk, sky: ['#1a2450', '#33407a', '#6a5a90', '#c9787a'] }, 330),
        stars(sheet, 260, 110),
        moon(sheet, 690, 120, 20),
      ],
      `clip-path="${within(sheet, frame)}"`,
    ),
    stroke(frame, '#1f2030', 12),
    stroke(straight([space.at([3.4, 1.62, 4]), space.at([3.4, 2.75, 2.4])], false), '#1f2030', 8),
  ]);
}
