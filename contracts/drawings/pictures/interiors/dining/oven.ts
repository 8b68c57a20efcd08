import { fade } from '../../drawing/gradients';
import { fill, group, oval, stroke } from '../../drawing/marks';
import { segment, short } from '../../drawing/path';
import { texture } from '../../drawing/texture';
import { flames } from '../../rooms/flames';
import { upright } from '../../rooms/space';
import type { Feature } from './feature';
import { counter } from '../furniture/counter';

/** An oven of brick with its fire behind the opening, and a counter with bread. */
export const oven: Feature = (hall, x, width) => {
  const { sheet, space } = hall;
  const z = space.depth - 0.5;
  const s = space.scale(z);
  const [mx, my] = space.at([x + width / 2, 1.02, z]);
  const half = s * width * 0.44;
  const dome = `M${short(mx - half)} ${short(my)}Q${short(mx - half)} ${short(my - half * 1.15)} ${short(mx)} ${short(my - half * 1.15)}Q${short(mx + half)} ${short(my - half * 1.15)} ${short(mx + half)} ${short(my)}Z`;
  const mouth = `M${short(mx - half * 0.5)} ${short(my)}v${short(-half * 0.3)}Q${short(mx - half * 0.5)} ${short(my - half * 0.72)} ${short(mx)} ${short(my - half * 0.72)}Q${short(mx + half * 0.5)} ${short(my - half * 0.72)} ${short(mx + half * 0.5)} ${short(my - half * 0.3)}v${short(half * 0.3)}Z`;
  return group([
    fill(
      upright(space, x + width / 2 - 0.2, 1.8, space.depth - 0.05, 0.4, space.height - 1.8),
      fade(sheet, '#7a5a50', '#9c6a58'),
    ),
    fill(dome, fade(sheet, '#c98a6a', '#a8644e')),
    fill(dome, texture(sheet, 'brick', '#5a2f28', 0.36)),
    fill(mouth, '#2b1a1a'),
    flames(sheet, mx, my - 4, s * 0.8),
    stroke(mouth, '#6e4438', 9),
    counter(hall, x, z - 0.55, width, 1.02),
    ...[0.3, 0.62, width - 0.4].map((dx) => {
      const [px, py] = space.at([x + dx, 1.02, z - 0.3]);
      return group([
        oval(px, py - s * 0.05, s * 0.13, s * 0.07, '#b5793f'),
        ...[-0.05, 0.02].map((cut) =>
          stroke(segment(px + s * cut, py - s * 0.11, px + s * (cut + 0.03), py - s * 0.04), '#f0cf94', 3),
        ),
      ]);
    }),
  ]);
};
