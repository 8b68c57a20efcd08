import { glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Space } from './space';
import type { RoomStyle } from './style';

/** A lamp that hangs from the ceiling. */
export function pendant(sheet: Sheet, space: Space, style: RoomStyle): string {
  const x = space.width * 0.52;
  const [px, py] = space.at([x, 2.2, 2.4]);
  const [, top] = space.at([x, space.height, 2.4]);
  const s = space.scale(2.4);
  return group([
    glow(sheet, px, py, s * 1.5, '#ffe0a0', 0.4),
    stroke(segment(px, top, px, py - s * 0.16), '#3a3244', 2.4),
    fill(
      `M${short(px - s * 0.26)} ${short(py)}Q${short(px - s * 0.22)} ${short(py - s * 0.2)} ${short(px)} ${short(py - s * 0.2)}Q${short(px + s * 0.22)} ${short(py - s * 0.2)} ${short(px + s * 0.26)} ${short(py)}Z`,
      style.accent,
    ),
    `<ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(s * 0.26)}" ry="${short(s * 0.035)}" fill="#fff0c4"/>`,
  ]);
}
