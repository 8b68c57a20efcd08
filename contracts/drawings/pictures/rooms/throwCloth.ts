import { mix, tone } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { face, level, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** The woven cloth over the foot of the bed: stripes and a row of triangles. */
export function throwCloth(
  sheet: Sheet,
  space: Space,
  x: number,
  top: number,
  front: number,
  width: number,
  style: RoomStyle,
): string {
  const deep = 0.62;
  const drop = 0.34;
  const count = Math.max(4, Math.round(width / 0.2));
  const parts = [
    fill(level(space, x - 0.02, top + 0.01, front - 0.01, width + 0.04, deep), mix(style.throwCloth, '#ffffff', 0.1)),
    fill(
      upright(space, x - 0.02, top - drop, front - 0.02, width + 0.04, drop + 0.01),
      fade(sheet, style.throwCloth, tone(style.throwCloth, -0.08)),
    ),
    fill(level(space, x - 0.02, top + 0.012, front + deep - 0.1, width + 0.04, 0.05), style.throwMark),
    fill(level(space, x - 0.02, top + 0.012, front + 0.08, width + 0.04, 0.05), style.throwMark),
    fill(
      upright(space, x - 0.02, top - drop + 0.07, front - 0.03, width + 0.04, 0.035),
      mix(style.throwMark, '#5a4a5a', 0.15),
    ),
  ];
  for (let index = 0; index < count; index += 1) {
    const left = x + (index / count) * width;
    const step = width / count;
    parts.push(
      fill(
        face(space, [
          [left, top + 0.014, front + 0.2],
          [left + step, top + 0.014, front + 0.2],
          [left + step / 2, top + 0.014, front + 0.44],
        ]),
        index % 2 ? style.throwMark : style.accent,
      ),
    );
    const foot = space.at([left + step / 2, top - drop, front - 0.02]);
    parts.push(stroke(straight([foot, [foot[0], foot[1] + 9]], false), style.throwCloth, 2.4));
  }
  return group(parts);
}
