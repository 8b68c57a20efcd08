import { mix } from '../drawing/colour';
import { blob, disc, fill, group, stroke } from '../drawing/marks';
import { curve, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Space } from './space';
import type { RoomStyle } from './style';

/** A round cushion for the dog, the dog on it, and its bowls. */
export function petCorner(sheet: Sheet, space: Space, style: RoomStyle, x: number, z: number): string {
  const [cx, cy] = space.at([x, 0.08, z]);
  const s = space.scale(z);
  const coat = '#c98f5a';
  const [bx, by] = space.at([x + 0.72, 0, z - 0.1]);
  return group([
    `<ellipse cx="${short(cx + 6)}" cy="${short(cy + 8)}" rx="${short(s * 0.46)}" ry="${short(s * 0.15)}" fill="#2a203844"/>`,
    fill(blob(sheet.chance, cx, cy, s * 0.44, s * 0.15, 0.04, 14), style.throwCloth),
    fill(blob(sheet.chance, cx, cy - s * 0.03, s * 0.34, s * 0.1, 0.04, 12), style.throwMark),
    fill(
      curve(
        [
          [cx - s * 0.28, cy - s * 0.03],
          [cx - s * 0.24, cy - s * 0.2],
          [cx, cy - s * 0.25],
          [cx + s * 0.18, cy - s * 0.18],
          [cx + s * 0.24, cy - s * 0.03],
        ],
        true,
      ),
      coat,
    ),
    fill(
      curve(
        [
          [cx + s * 0.1, cy - s * 0.12],
          [cx + s * 0.16, cy - s * 0.27],
          [cx + s * 0.3, cy - s * 0.28],
          [cx + s * 0.42, cy - s * 0.14],
          [cx + s * 0.3, cy - s * 0.07],
        ],
        true,
      ),
      mix(coat, '#ffffff', 0.12),
    ),
    fill(
      curve(
        [
          [cx + s * 0.16, cy - s * 0.26],
          [cx + s * 0.1, cy - s * 0.16],
          [cx + s * 0.17, cy - s * 0.1],
          [cx + s * 0.22, cy - s * 0.2],
        ],
        true,
      ),
      '#7a4a2f',
    ),
    disc(cx + s * 0.41, cy - s * 0.15, s * 0.022, '#2a1f24'),
    stroke(
      curve([
        [cx + s * 0.27, cy - s * 0.19],
        [cx + s * 0.3, cy - s * 0.18],
        [cx + s * 0.325, cy - s * 0.195],
      ]),
      '#2a1f24',
      2,
    ),
    stroke(
      curve([
        [cx - s * 0.26, cy - s * 0.06],
        [cx - s * 0.1, cy],
        [cx + s * 0.06, cy - s * 0.02],
      ]),
      coat,
      s * 0.05,
    ),
    ...[0, 0.3].map(
      (dx, index) =>
        fill(
          straight([
            [bx + dx * s - s * 0.12, by],
            [bx + dx * s + s * 0.12, by],
            [bx + dx * s + s * 0.09, by - s * 0.09],
            [bx + dx * s - s * 0.09, by - s * 0.09],
          ]),
          style.accent,
        ) +
        `<ellipse cx="${short(bx + dx * s)}" cy="${short(by - s * 0.09)}" rx="${short(s * 0.09)}" ry="${short(s * 0.026)}" fill="${index ? '#8fc0d0' : '#7a4a2f'}"/>`,
    ),
  ]);
}
