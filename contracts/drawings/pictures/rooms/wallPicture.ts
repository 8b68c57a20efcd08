import { tone } from '../drawing/colour';
import { disc, fill, group } from '../drawing/marks';
import { face, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** A picture on the back wall, in the style of the whole set. */
export function wallPicture(
  space: Space,
  style: RoomStyle,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const z = space.depth - 0.02;
  const inner = (dx: number, dy: number, w: number, h: number, colour: string): string =>
    fill(upright(space, x + dx, y + dy, z, w, h), colour);
  return group([
    inner(-0.03, -0.03, width + 0.06, height + 0.06, tone(style.wood, -0.08)),
    inner(0, 0, width, height, '#f3e6cc'),
    inner(0, 0, width, height * 0.4, style.throwCloth),
    fill(
      face(space, [
        [x, y + height * 0.4, z],
        [x + width * 0.35, y + height * 0.72, z],
        [x + width * 0.6, y + height * 0.46, z],
        [x + width * 0.8, y + height * 0.6, z],
        [x + width, y + height * 0.4, z],
      ]),
      style.accent,
    ),
    disc(...space.at([x + width * 0.72, y + height * 0.78, z]), space.scale(z) * width * 0.1, style.throwMark),
  ]);
}
