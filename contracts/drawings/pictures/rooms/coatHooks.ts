import { mix, tone } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { curve, short } from '../drawing/path';
import type { Setting } from './setting';
import { block, upright } from './space';

/** Hooks on the wall with clothes and bags. */
export function coatHooks({ space, style }: Setting, x: number): string {
  const z = space.depth - 0.02;
  const [rx, ry] = space.at([x + 0.1, 0.56, z]);
  const s = space.scale(z);
  return group([
    block(
      space,
      { x: x + 0.02, y: 0.3, z: z - 0.36, width: 1.1, height: 0.05, depth: 0.36 },
      mix(style.wood, '#ffe0a8', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    fill(upright(space, x + 0.02, 0.74, z, 1.1, 0.06), style.wood),
    fill(
      curve(
        [
          [rx, ry - s * 0.18],
          [rx + s * 0.14, ry - s * 0.1],
          [rx + s * 0.16, ry + s * 0.2],
          [rx - s * 0.1, ry + s * 0.22],
          [rx - s * 0.12, ry - s * 0.08],
        ],
        true,
      ),
      style.accent,
    ),
    stroke(
      curve([
        [rx - s * 0.05, ry - s * 0.12],
        [rx + s * 0.02, ry - s * 0.24],
        [rx + s * 0.08, ry - s * 0.12],
      ]),
      tone(style.accent, -0.1),
      4,
    ),
    fill(
      curve(
        [
          [rx + s * 0.44, ry - s * 0.2],
          [rx + s * 0.6, ry + s * 0.1],
          [rx + s * 0.56, ry + s * 0.3],
          [rx + s * 0.32, ry + s * 0.3],
          [rx + s * 0.3, ry + s * 0.08],
        ],
        true,
      ),
      style.headboard,
    ),
    fill(
      `M${short(rx + s * 0.76)} ${short(ry - s * 0.14)}q${short(s * 0.02)} ${short(-s * 0.16)} ${short(s * 0.13)} ${short(-s * 0.16)}t${short(s * 0.13)} ${short(s * 0.16)}Z`,
      style.throwCloth,
    ),
    ...[0.02, 0.42, 0.86].map((dx) => disc(rx + s * dx, ry - s * 0.2, 5, style.metal)),
  ]);
}
