import { mix, tone } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { flames } from './flames';
import { block, level, type Space, upright } from './space';

/** An open fireplace of stone, up to the ceiling. */
export function fireplace(sheet: Sheet, space: Space, x: number, width = 1.3): string {
  const z = space.depth - 0.4;
  const stone = '#8f8782';
  const s = space.scale(z);
  const [fx, fy] = space.at([x + width / 2, 0.32, z]);
  const breast = upright(space, x + 0.08, 0, z, width - 0.16, space.height);
  return group([
    fill(level(space, x - 0.2, 0.003, z - 0.5, width + 0.4, 0.55), '#6f6a6a'),
    fill(
      breast,
      linear(sheet, [
        [0, tone(stone, -0.06)],
        [0.6, stone],
        [1, mix(stone, '#ffb060', 0.3)],
      ]),
    ),
    fill(breast, texture(sheet, 'brick', '#3a3440', 0.4)),
    block(
      space,
      { x: x - 0.05, y: 1.08, z: z - 0.12, width: width + 0.1, height: 0.1, depth: 0.3 },
      '#a87a50',
      '#7a5236',
      '#5a3a28',
    ),
    fill(upright(space, x + 0.26, 0.26, z - 0.01, width - 0.52, 0.66), '#231a20'),
    flames(sheet, fx, fy, s),
    stroke(upright(space, x + 0.26, 0.26, z - 0.01, width - 0.52, 0.66), tone(stone, -0.12), 5),
    block(
      space,
      { x: x + 0.04, y: 0, z: z - 0.3, width: width - 0.08, height: 0.22, depth: 0.3 },
      mix(stone, '#ffd0a0', 0.3),
      tone(stone, -0.05),
      tone(stone, -0.12),
    ),
    ...[0.12, 0.3, width - 0.3].map((dx, index) => {
      const [cx, cy] = space.at([x + dx, 1.18, z]);
      return index === 1
        ? fill(
            straight([
              [cx - 5, cy],
              [cx + 5, cy],
              [cx + 3.5, cy - 30],
              [cx - 3.5, cy - 30],
            ]),
            '#f6ead0',
          ) + disc(cx, cy - 35, 4, '#ffd27a')
        : fill(
            straight([
              [cx - 10, cy],
              [cx + 10, cy],
              [cx + 7, cy - 22],
              [cx - 7, cy - 22],
            ]),
            index ? '#a8443a' : '#56708c',
          );
    }),
    ...Array.from({ length: 9 }, (_, index) =>
      disc(
        ...space.at([x + width + 0.12 + (index % 3) * 0.11, 0.07 + Math.floor(index / 3) * 0.11, z]),
        s * 0.056,
        index % 2 ? '#c99a68' : '#b5845a',
      ),
    ),
  ]);
}
