import type { Colour } from '../../drawing/colour';
import { fill, group, stroke } from '../../drawing/marks';
import { segment, short } from '../../drawing/path';
import type { Hall } from '../hall';

export function boots({ space }: Hall, x: number, z: number, colour: Colour): string {
  const s = space.scale(z);
  return group(
    [0, 0.15].map((dx) => {
      const [px, py] = space.at([x + dx, 0, z]);
      return group([
        fill(
          `M${short(px)} ${short(py)}v${short(-s * 0.28)}h${short(s * 0.1)}v${short(s * 0.16)}q${short(s * 0.08)} ${short(s * 0.01)} ${short(s * 0.1)} ${short(s * 0.12)}Z`,
          colour,
        ),
        stroke(segment(px, py, px + s * 0.2, py), '#2a2530', 5),
        stroke(segment(px, py - s * 0.27, px + s * 0.1, py - s * 0.27), '#f3e6cc', 4),
      ]);
    }),
  );
}
