import { mix, tone } from '../../drawing/colour';
import { fill, group, oval } from '../../drawing/marks';
import { curve, straight } from '../../drawing/path';
import type { Hall } from '../hall';

/** A plant with long leaves in a pot on the floor. */
export function plant({ sheet, space, look }: Hall, x: number, z: number, height = 1.3): string {
  const [px, py] = space.at([x, 0, z]);
  const s = space.scale(z);
  const { chance } = sheet;
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const lean = -1.1 + (index / 12) * 2.2 + chance.between(-0.08, 0.08);
    const long = s * height * 0.72 * (1 - Math.abs(lean) * 0.22) * chance.between(0.86, 1.06);
    const [tipX, tipY] = [px + Math.sin(lean) * long * 0.78, py - s * 0.34 - Math.cos(lean * 0.86) * long];
    const [midX, midY] = [px + Math.sin(lean) * long * 0.28, py - s * 0.34 - Math.cos(lean * 0.6) * long * 0.6];
    const wide = s * 0.055;
    return fill(
      curve(
        [
          [px, py - s * 0.32],
          [midX - wide, midY],
          [tipX, tipY],
          [midX + wide, midY + wide * 0.4],
        ],
        true,
      ),
      [tone('#4f7d54', -0.07), '#4f7d54', mix('#4f7d54', '#ffe9a8', 0.24)][index % 3] ?? '#4f7d54',
    );
  });
  return group([
    oval(px, py + 2, s * 0.24, s * 0.05, '#2a203844'),
    ...leaves,
    fill(
      straight([
        [px - s * 0.17, py - s * 0.36],
        [px + s * 0.17, py - s * 0.36],
        [px + s * 0.13, py],
        [px - s * 0.13, py],
      ]),
      mix(look.cloth, '#f3e6cc', 0.35),
    ),
    oval(px, py - s * 0.36, s * 0.17, s * 0.032, mix(look.cloth, '#2a2030', 0.35)),
  ]);
}
