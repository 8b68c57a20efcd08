import { mix, tone } from '../../drawing/colour';
import { group, stroke } from '../../drawing/marks';
import { straight } from '../../drawing/path';
import { shadow } from '../../rooms/shadow';
import { block } from '../../rooms/space';
import type { Hall } from '../hall';

/** A counter, with its front in boards of the colour of the house. */
export const counter = ({ space, style, look }: Hall, x: number, z: number, width: number, height: number): string =>
  group([
    shadow(space, x, z, width, 0.6),
    block(
      space,
      { x, y: 0, z, width, height: height - 0.06, depth: 0.55 },
      style.wood,
      mix(look.cloth, style.wood, 0.25),
      tone(mix(look.cloth, style.wood, 0.25), -0.1),
    ),
    ...Array.from({ length: Math.round(width / 0.3) - 1 }, (_, index) =>
      stroke(
        straight(
          [space.at([x + (index + 1) * 0.3, 0.06, z]), space.at([x + (index + 1) * 0.3, height - 0.1, z])],
          false,
        ),
        '#2a203830',
        2.4,
      ),
    ),
    block(
      space,
      { x: x - 0.05, y: height - 0.06, z: z - 0.06, width: width + 0.1, height: 0.06, depth: 0.66 },
      mix(style.wood, '#ffe8c0', 0.5),
      mix(style.wood, '#ffe8c0', 0.2),
      style.wood,
    ),
  ]);
