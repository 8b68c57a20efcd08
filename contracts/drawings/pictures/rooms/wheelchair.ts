import { fill, group, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';
import type { Setting } from './setting';

/** A wheelchair, from the side. */
export function wheelchair({ space, style }: Setting, x: number, z: number): string {
  const s = space.scale(z);
  const [px, py] = space.at([x, 0, z]);
  const wheel = (dx: number, r: number): string =>
    `<circle cx="${short(px + dx * s)}" cy="${short(py - r * s)}" r="${short(r * s)}" fill="none" stroke="#2f2c3a" stroke-width="5"/><circle cx="${short(px + dx * s)}" cy="${short(py - r * s)}" r="${short(r * s * 0.82)}" fill="none" stroke="#8a8694" stroke-width="1.6"/>`;
  return group([
    `<ellipse cx="${short(px + s * 0.1)}" cy="${short(py + 2)}" rx="${short(s * 0.52)}" ry="${short(s * 0.09)}" fill="#2a203844"/>`,
    fill(
      straight([
        [px - s * 0.26, py - s * 0.94],
        [px - s * 0.2, py - s * 0.46],
        [px - s * 0.13, py - s * 0.46],
        [px - s * 0.19, py - s * 0.94],
      ]),
      style.throwCloth,
    ),
    fill(
      straight([
        [px - s * 0.22, py - s * 0.5],
        [px + s * 0.26, py - s * 0.5],
        [px + s * 0.26, py - s * 0.43],
        [px - s * 0.2, py - s * 0.43],
      ]),
      style.accent,
    ),
    stroke(
      segment(px - s * 0.26, py - s * 0.92, px - s * 0.36, py - s * 0.94) +
        straight(
          [
            [px - s * 0.2, py - s * 0.66],
            [px + s * 0.16, py - s * 0.66],
            [px + s * 0.2, py - s * 0.48],
          ],
          false,
        ) +
        straight(
          [
            [px + s * 0.26, py - s * 0.46],
            [px + s * 0.4, py - s * 0.14],
            [px + s * 0.54, py - s * 0.12],
          ],
          false,
        ),
      '#4a4654',
      5,
    ),
    wheel(-0.08, 0.3),
    wheel(0.36, 0.09),
  ]);
}
