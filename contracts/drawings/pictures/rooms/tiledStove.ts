import { sheer } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { flames } from './flames';
import { block, level, type Space, upright } from './space';

/** A tall stove of white tiles with a brass door, as in old wooden towns. */
export function tiledStove(sheet: Sheet, space: Space, x: number, width = 0.78): string {
  const z = space.depth - 0.5;
  const [fx, fy] = space.at([x + width / 2, 0.62, z]);
  const s = space.scale(z);
  const lines: string[] = [];
  for (let up = 0.3; up < 2.2; up += 0.2)
    lines.push(straight([space.at([x, up, z - 0.005]), space.at([x + width, up, z - 0.005])], false));
  for (let along = width / 4; along < width; along += width / 4)
    lines.push(straight([space.at([x + along, 0.2, z - 0.005]), space.at([x + along, 2.2, z - 0.005])], false));
  const flower = (up: number, along: number): string => {
    const [px, py] = space.at([x + along, up, z - 0.01]);
    return group([
      disc(px, py, 4, '#4f7fa4'),
      ...[0, 1, 2, 3].map((turn) =>
        disc(px + Math.cos(turn * 1.57) * 6, py + Math.sin(turn * 1.57) * 6, 2.6, '#7fa4c0'),
      ),
    ]);
  };
  return group([
    fill(level(space, x - 0.06, 0.001, z - 0.12, width + 0.16, 0.6), '#2a203844'),
    block(
      space,
      { x, y: 0, z, width, height: 2.2, depth: 0.48 },
      '#f6f1e6',
      fade(sheet, '#f9f5ea', '#e0d6cc'),
      '#c4bab4',
    ),
    stroke(lines.join(''), sheer('#8a8490', 0.4), 1.2),
    ...[0.4, 1.0, 1.4, 1.8].flatMap((up) => [0.125, 0.375, 0.625, 0.875].map((share) => flower(up, width * share))),
    block(
      space,
      { x: x - 0.05, y: 2.14, z: z - 0.05, width: width + 0.1, height: 0.12, depth: 0.55 },
      '#ffffff',
      '#f3ebdc',
      '#d4cabf',
    ),
    fill(upright(space, x + width * 0.26, 0.56, z - 0.012, width * 0.48, 0.36), '#2a1c20'),
    group([flames(sheet, fx, fy, s * 0.62)]),
    stroke(upright(space, x + width * 0.26, 0.56, z - 0.012, width * 0.48, 0.36), '#c9a04a', 5),
  ]);
}
