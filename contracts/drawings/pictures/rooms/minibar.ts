import { mix, tone } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { shadow } from './shadow';
import { block, type Space, upright } from './space';
import type { RoomStyle } from './style';

/** A fridge or minibar under a shelf with cups and a coffee maker. */
export function minibar(space: Space, style: RoomStyle, x: number): string {
  const z = space.depth - 0.5;
  return group([
    shadow(space, x, z, 0.62, 0.5),
    block(
      space,
      { x, y: 0, z, width: 0.62, height: 0.86, depth: 0.48 },
      mix(style.wood, '#ffe0a8', 0.3),
      style.wood,
      tone(style.wood, -0.1),
    ),
    fill(upright(space, x + 0.05, 0.06, z - 0.01, 0.52, 0.6), '#3a3a46'),
    fill(upright(space, x + 0.08, 0.1, z - 0.015, 0.46, 0.52), '#ffe6b03c'),
    ...[0.14, 0.24, 0.36, 0.46].map((dx, index) =>
      fill(
        upright(space, x + dx, 0.12, z - 0.02, 0.06, 0.2 + (index % 2) * 0.06),
        ['#5f8f5c', '#c9a25a', '#a8443a', '#7fa4b4'][index] ?? '#5f8f5c',
      ),
    ),
    block(
      space,
      { x: x + 0.06, y: 0.86, z: z + 0.12, width: 0.18, height: 0.26, depth: 0.2 },
      '#4a4654',
      '#2f2c38',
      '#24212c',
    ),
    ...[0.34, 0.46].map((dx) => fill(upright(space, x + dx, 0.86, z + 0.14, 0.09, 0.1), '#fdf6e6')),
  ]);
}
