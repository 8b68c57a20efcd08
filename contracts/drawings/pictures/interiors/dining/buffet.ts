import { mix, tone } from '../../drawing/colour';
import { glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { curve, segment, short, straight } from '../../drawing/path';
import { block } from '../../rooms/space';
import type { Feature } from './feature';
import { counter } from '../furniture/counter';

/** A table with bread, berries and jugs, under a shelf of plates. */
export const buffet: Feature = (hall, x, width) => {
  const { sheet, space, style, look } = hall;
  const z = space.depth - 0.75;
  const at = (dx: number, up: number): readonly [number, number] => space.at([x + dx, up, z + 0.25]);
  const s = space.scale(z + 0.25);
  const loaf = (dx: number): string => {
    const [px, py] = at(dx, 0.96);
    return group([
      oval(px, py - s * 0.055, s * 0.13, s * 0.075, '#b5793f'),
      ...[-0.05, 0, 0.05].map((cut) =>
        stroke(segment(px + s * cut, py - s * 0.12, px + s * (cut + 0.03), py - s * 0.05), '#f0cf94', 3),
      ),
    ]);
  };
  const bowl = (dx: number, colour: string): string => {
    const [px, py] = at(dx, 0.96);
    return group([
      ...Array.from({ length: 9 }, (_, index) =>
        disc(
          px - s * 0.08 + (index % 5) * s * 0.04,
          py - s * 0.09 - Math.floor(index / 5) * s * 0.03,
          s * 0.028,
          colour,
        ),
      ),
      fill(
        `M${short(px - s * 0.13)} ${short(py - s * 0.09)}h${short(s * 0.26)}q${short(-s * 0.02)} ${short(s * 0.09)} ${short(-s * 0.13)} ${short(s * 0.09)}t${short(-s * 0.13)} ${short(-s * 0.09)}Z`,
        '#fdfaf2',
      ),
    ]);
  };
  const [jugX, jugY] = at(width - 0.25, 0.96);
  return group([
    ...[1.86, 1.5].map((up) =>
      group([
        ...Array.from({ length: Math.floor(width / 0.3) }, (_, index) => {
          const [px, py] = space.at([x + 0.18 + index * 0.3, up + 0.13, space.depth - 0.1]);
          return (
            disc(px, py, s * 0.11, '#fdfaf2') +
            disc(px, py, s * 0.065, (index + Math.round(up * 10)) % 3 ? '#e9e2d4' : mix(look.cloth, '#fdfaf2', 0.4))
          );
        }),
        block(
          space,
          { x, y: up - 0.04, z: space.depth - 0.2, width, height: 0.04, depth: 0.18 },
          mix(style.wood, '#ffe8c0', 0.4),
          style.wood,
          tone(style.wood, -0.1),
        ),
      ]),
    ),
    glow(sheet, ...space.at([x + width / 2, 1.3, z]), 200, '#ffe0a0', 0.4),
    counter(hall, x, z, width, 0.96),
    loaf(0.24),
    loaf(0.5),
    bowl(0.86, '#a8343f'),
    bowl(1.2, '#4a4a8c'),
    ...(width > 1.7 ? [bowl(1.54, '#e09a3c')] : []),
    fill(
      straight([
        [jugX - s * 0.07, jugY - s * 0.22],
        [jugX + s * 0.07, jugY - s * 0.22],
        [jugX + s * 0.09, jugY],
        [jugX - s * 0.09, jugY],
      ]),
      '#f2c063',
    ),
    stroke(
      curve([
        [jugX + s * 0.07, jugY - s * 0.19],
        [jugX + s * 0.15, jugY - s * 0.12],
        [jugX + s * 0.08, jugY - s * 0.04],
      ]),
      '#f2d79a',
      4,
    ),
  ]);
};
