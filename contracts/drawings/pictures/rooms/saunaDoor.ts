import { tone } from '../drawing/colour';
import { glow, linear } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Space, upright } from './space';
import type { RoomStyle } from './style';

/** The glass door of a sauna in the back wall: benches, stones, warm light. */
export function saunaDoor(sheet: Sheet, space: Space, style: RoomStyle, x: number, width = 1): string {
  const z = space.depth;
  const outline = upright(space, x, 0, z, width, 2.04);
  const [gx, gy] = space.at([x + width * 0.5, 1.2, z]);
  const [kx, ky] = space.at([x + width * 0.74, 0.1, z]);
  const s = space.scale(z);
  return group([
    fill(
      outline,
      linear(sheet, [
        [0, '#e9b878'],
        [0.6, '#c98a4f'],
        [1, '#8a5632'],
      ]),
    ),
    fill(outline, texture(sheet, 'logs', '#7a4626', 0.4)),
    glow(sheet, gx, gy - 20, s * 0.9, '#ffd890', 0.6),
    ...[0.5, 0.95].map(
      (up, index) =>
        fill(upright(space, x + 0.06, up, z, width * (0.86 - index * 0.2), 0.07), '#f0c68c') +
        fill(upright(space, x + 0.06, up - 0.05, z, width * (0.86 - index * 0.2), 0.05), '#7a4a2a'),
    ),
    fill(
      `M${short(kx - s * 0.16)} ${short(ky + s * 0.1)}v${short(-s * 0.5)}h${short(s * 0.32)}v${short(s * 0.5)}Z`,
      '#3a3440',
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      disc(
        kx - s * 0.12 + (index % 3) * s * 0.11,
        ky - s * 0.42 - Math.floor(index / 3) * s * 0.055,
        s * 0.06,
        index % 2 ? '#8a8490' : '#6a6470',
      ),
    ),
    fill(
      straight([
        space.at([x + 0.08, 0, z]),
        space.at([x + width * 0.45, 2.04, z]),
        space.at([x + width * 0.62, 2.04, z]),
        space.at([x + width * 0.25, 0, z]),
      ]),
      '#ffffff26',
    ),
    stroke(outline, tone(style.wood, -0.06), 9),
    stroke(straight([space.at([x + width * 0.9, 0.9, z]), space.at([x + width * 0.9, 1.2, z])], false), '#f3e0bc', 6),
  ]);
}
