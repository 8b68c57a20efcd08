import { mix } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Space } from './space';
import type { RoomStyle } from './style';

/** A free bathtub on the floor of the room. */
export function tub(sheet: Sheet, space: Space, style: RoomStyle, x: number, z: number): string {
  const [left, top] = space.at([x, 0.62, z]);
  const [right] = space.at([x + 1.6, 0.62, z]);
  const [, foot] = space.at([x, 0.06, z]);
  const wide = right - left;
  const middle = (left + right) / 2;
  return group([
    `<ellipse cx="${short(middle)}" cy="${short(foot + 8)}" rx="${short(wide * 0.5)}" ry="18" fill="#1f182c55"/>`,
    fill(
      `M${short(left - 8)} ${short(top)}C${short(left)} ${short(foot + 4)} ${short(left + wide * 0.14)} ${short(foot + 6)} ${short(middle)} ${short(foot + 6)}S${short(right)} ${short(foot + 4)} ${short(right + 8)} ${short(top)}Z`,
      linear(sheet, [
        [0, '#fffdf8'],
        [0.6, '#e6e0e6'],
        [1, '#aaa4b8'],
      ]),
    ),
    `<ellipse cx="${short(middle)}" cy="${short(top)}" rx="${short(wide * 0.54)}" ry="26" fill="#fffdf8"/>`,
    `<ellipse cx="${short(middle)}" cy="${short(top + 2)}" rx="${short(wide * 0.49)}" ry="20" fill="#a9c9d2"/>`,
    `<ellipse cx="${short(middle - wide * 0.1)}" cy="${short(top + 4)}" rx="${short(wide * 0.3)}" ry="9" fill="#eef6f6"/>`,
    stroke(
      curve([
        [right - wide * 0.12, top - 20],
        [right - wide * 0.12, top - 66],
        [right - wide * 0.22, top - 78],
        [right - wide * 0.26, top - 56],
      ]),
      style.metal,
      5.5,
    ),
    fill(
      straight([
        [left + wide * 0.1, top - 6],
        [left + wide * 0.3, top - 8],
        [left + wide * 0.3, top + 54],
        [left + wide * 0.11, top + 52],
      ]),
      mix(style.accent, '#ffffff', 0.2),
    ),
  ]);
}
