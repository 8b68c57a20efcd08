import { mix, sheer, tone } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Setting } from './setting';
import { block, level } from './space';
import { wheelchair } from './wheelchair';

/** Small objects that are typical of a kind of room. */
export function accessories(setting: Setting, kind: 'games' | 'wheelchair', x: number, z: number): string {
  const { space, style } = setting;
  if (kind === 'wheelchair') return wheelchair(setting, x, z);
  const piece = (dx: number, dz: number, colour: string): string =>
    fill(level(space, x + dx, 0.006, z + dz, 0.16, 0.14), colour);
  return group([
    fill(level(space, x - 0.04, 0.003, z - 0.04, 0.9, 0.62), '#fdf6e4'),
    ...Array.from({ length: 14 }, (_, index) =>
      piece(
        (index % 5) * 0.165,
        Math.floor(index / 5) * 0.145,
        [style.accent, style.throwCloth, style.throwMark, style.seat][index % 4] ?? style.accent,
      ),
    ),
    piece(1, 0.16, style.accent),
    piece(-0.26, 0.3, style.throwMark),
    block(
      space,
      { x: x + 0.96, y: 0, z: z + 0.42, width: 0.4, height: 0.18, depth: 0.3 },
      mix(style.throwMark, '#ffffff', 0.3),
      style.throwMark,
      tone(style.throwMark, -0.1),
    ),
    disc(...space.at([x - 0.5, 0.12, z + 0.4]), space.scale(z) * 0.12, style.accent),
    stroke(
      curve([
        space.at([x - 0.6, 0.16, z + 0.4]),
        space.at([x - 0.5, 0.12, z + 0.4]),
        space.at([x - 0.4, 0.15, z + 0.4]),
      ]),
      sheer('#ffffff', 0.7),
      3,
    ),
  ]);
}
