import { mix, sheer, tone } from '../../drawing/colour';
import { fade, glow, linear } from '../../drawing/gradients';
import { fill, group, stroke } from '../../drawing/marks';
import { box, straight } from '../../drawing/path';
import { texture } from '../../drawing/texture';
import type { Setting } from '../setting';
import { face, level, near, upright } from '../space';
import { joints } from './tiling';

/** How far up the walls are tiled, in metres. */
const tiledTo = 1.2;

/** Tiled floor and walls of a bathroom, painted above the tiles in the colours of its room. */
export function washroomShell({ sheet, space, style }: Setting, wetFrom: number): string {
  const { width, height, depth } = space;
  const joint = mix(style.tile, '#4a4458', 0.6);
  const ground = mix(style.tile, '#5f5866', 0.42);
  const side = (x: number, from: number, to: number): string =>
    face(space, [
      [x, from, near],
      [x, to, near],
      [x, to, depth],
      [x, from, depth],
    ]);
  const band = (index: number): string =>
    fill(
      upright(space, index * 0.1, tiledTo - 0.1, depth, 0.1, 0.1),
      [style.accent, style.throwCloth, style.throwMark, style.throwCloth][index % 4] ?? style.accent,
    );
  return group([
    fill(box(0, 0, 1200, 800), style.wall),
    fill(level(space, 0, height, near, width, depth - near), fade(sheet, tone(style.ceiling, -0.06), style.ceiling)),
    fill(upright(space, 0, 0, depth, width, height), fade(sheet, style.wall, mix(style.wall, '#fff0d0', 0.18))),
    fill(
      upright(space, 0, 0, depth, width, height),
      texture(sheet, style.wallTexture ?? 'plaster', tone(style.wall, -0.12), 0.16),
    ),
    fill(
      side(0, 0, height),
      linear(
        sheet,
        [
          [0, tone(style.sideWall, -0.05)],
          [1, style.sideWall],
        ],
        true,
      ),
    ),
    fill(
      side(width, 0, height),
      linear(
        sheet,
        [
          [0, style.sideWall],
          [1, mix(style.sideWall, '#2a2040', 0.2)],
        ],
        true,
      ),
    ),
    fill(side(0, 0, tiledTo), mix(style.tile, '#5a5468', 0.12)),
    fill(side(width, 0, height), mix(style.tile, '#5a5468', 0.2)),
    fill(upright(space, 0, 0, depth, width, tiledTo), style.tile),
    fill(
      upright(space, wetFrom, 0, depth, width - wetFrom, height),
      fade(sheet, mix(style.tile, '#fff4dc', 0.35), style.tile),
    ),
    joints(space, [0, 0, depth], [width, 0, 0], [0, tiledTo, 0], [Math.round(width * 5), 6], joint),
    joints(
      space,
      [wetFrom, tiledTo, depth],
      [width - wetFrom, 0, 0],
      [0, height - tiledTo, 0],
      [Math.round((width - wetFrom) * 5), 6],
      joint,
    ),
    joints(space, [0, 0, depth], [0, 0, near - depth], [0, tiledTo, 0], [16, 6], joint),
    joints(space, [width, 0, depth], [0, 0, near - depth], [0, height, 0], [16, 12], joint),
    ...Array.from({ length: Math.round(width * 10) }, (_, index) => band(index)),
    fill(level(space, -0.2, 0, near, width + 0.4, depth - near), fade(sheet, mix(ground, '#2a2040', 0.1), ground)),
    joints(space, [-0.2, 0, depth], [width + 0.4, 0, 0], [0, 0, near - depth], [Math.round(width * 3), 9], '#241c30'),
    stroke(
      straight([space.at([0, 0, depth]), space.at([0, height, depth])], false) +
        straight([space.at([width, 0, depth]), space.at([width, height, depth])], false),
      sheer('#2a2040', 0.2),
      3,
    ),
    glow(sheet, ...space.at([0.8, 1.6, depth]), 420, '#ffe9b8', 0.5),
    glow(sheet, ...space.at([width * 0.8, 2, depth]), 380, '#fff2d4', 0.4),
  ]);
}
