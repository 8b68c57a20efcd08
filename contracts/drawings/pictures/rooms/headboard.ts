import { mix, sheer, tone } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { blob, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Space, upright } from './space';
import type { RoomStyle } from './style';

/** The padded or carved headboard. */
export function headboard(
  sheet: Sheet,
  space: Space,
  style: RoomStyle,
  x: number,
  width: number,
  kind: 'panel' | 'velvet' | 'carved' | 'arc',
): string {
  const z = space.depth - 0.02;
  const outline = upright(space, x, 0.3, z, width, 0.86);
  const colour = style.headboard;
  if (kind === 'carved') {
    const [left, foot] = space.at([x, 0.3, z]);
    const [right, top] = space.at([x + width, 1.2, z]);
    const path = `M${left} ${foot}V${top + 26}Q${(left + right) / 2} ${top - 42} ${right} ${top + 26}V${foot}Z`;
    return group([
      fill(path, fade(sheet, mix(colour, '#f0c080', 0.25), tone(colour, -0.05))),
      fill(path, texture(sheet, 'dry', tone(colour, -0.1), 0.4)),
      stroke(
        `M${left + 14} ${foot}V${top + 36}Q${(left + right) / 2} ${top - 22} ${right - 14} ${top + 36}V${foot}`,
        mix(colour, '#f0c080', 0.4),
        3,
      ),
      ...[-1, 0, 1].map((step) =>
        fill(blob(sheet.chance, (left + right) / 2 + step * 30, top + 26, 9, 13, 0.1), mix(colour, '#f0c080', 0.45)),
      ),
    ]);
  }
  const seams = Math.max(2, Math.round(width / (kind === 'velvet' ? 0.2 : 0.45)));
  const lines = Array.from({ length: seams - 1 }, (_, index) =>
    straight(
      [space.at([x + (width * (index + 1)) / seams, 0.3, z]), space.at([x + (width * (index + 1)) / seams, 1.16, z])],
      false,
    ),
  ).join('');
  return group([
    fill(outline, fade(sheet, mix(colour, '#ffd9a0', 0.2), tone(colour, -0.05))),
    stroke(lines, sheer('#1a1424', 0.3), 2),
    stroke(lines, sheer('#ffe6c0', 0.14), 1, 'transform="translate(2 0)"'),
  ]);
}
