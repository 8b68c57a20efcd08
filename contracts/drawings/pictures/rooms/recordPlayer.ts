import { mix, tone } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { segment } from '../drawing/path';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** A record player on its shelf of records. */
export function recordPlayer(space: Space, style: RoomStyle, x: number): string {
  const z = space.depth - 0.46;
  const [px, py] = space.at([x + 0.3, 0.66, z + 0.2]);
  return group([
    block(
      space,
      { x, y: 0, z, width: 1, height: 0.56, depth: 0.44 },
      mix(style.wood, '#ffe0a8', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      fill(
        upright(space, x + 0.06 + index * 0.08, 0.06, z - 0.01, 0.055, 0.36),
        [style.accent, style.throwCloth, style.headboard, '#e6d2a8', '#4f7fa4'][index % 5] ?? style.accent,
      ),
    ),
    block(
      space,
      { x: x + 0.08, y: 0.56, z: z + 0.04, width: 0.5, height: 0.07, depth: 0.34 },
      '#5a3f34',
      '#3f2c26',
      '#2f201c',
    ),
    `<ellipse cx="${px}" cy="${py - 3}" rx="24" ry="7" fill="#17141f"/><ellipse cx="${px}" cy="${py - 3}" rx="8" ry="2.6" fill="${style.headboard}"/>`,
    stroke(segment(px + 30, py - 12, px + 14, py - 4), style.metal, 2.6),
  ]);
}
