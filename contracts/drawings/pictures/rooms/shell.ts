import { mix, sheer, tone } from '../drawing/colour';
import { fade, glow, linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { floor } from './floor';
import { near, face, sideWall, type Space, upright } from './space';
import type { RoomStyle } from './style';
import { wallDress } from './wallDress';
import type { Brand } from '@/domain/content/hotel';

/** Floor, walls, ceiling and the light on them, before the furniture. */
export function shell(sheet: Sheet, space: Space, style: RoomStyle, brand: Brand): string {
  const { width, height, depth } = space;
  const back = upright(space, 0, 0, depth, width, height);
  const [mx, my] = space.at([width / 2, 1.5, depth]);
  const parts = [
    fill(box(0, 0, sheet.width, sheet.height), style.wall),
    fill(
      face(space, [
        [0, height, near],
        [width, height, near],
        [width, height, depth],
        [0, height, depth],
      ]),
      fade(sheet, tone(style.ceiling, -0.06), mix(style.ceiling, '#ffe9c0', 0.3)),
    ),
    fill(
      sideWall(space, 0),
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
      sideWall(space, width),
      linear(
        sheet,
        [
          [0, mix(style.sideWall, '#2a2040', 0.06)],
          [1, mix(style.sideWall, '#2a2040', 0.22)],
        ],
        true,
      ),
    ),
    fill(
      back,
      linear(sheet, [
        [0, mix(style.wall, '#3a3050', 0.08)],
        [0.4, style.wall],
        [1, mix(style.wall, '#3a3050', 0.1)],
      ]),
    ),
    fill(back, texture(sheet, style.wallTexture ?? 'plaster', tone(style.wall, -0.12), style.wallTexture ? 0.4 : 0.12)),
    ...wallDress(sheet, space, style, brand),
    floor(sheet, space, style, brand),
    fill(upright(space, 0, 0, depth - 0.01, width, 0.09), mix(style.wall, '#fff6e6', 0.7)),
    glow(sheet, mx, my, 620, '#ffe2ac', 0.2),
    stroke(
      straight([space.at([0, 0, depth]), space.at([0, height, depth])], false) +
        straight([space.at([width, 0, depth]), space.at([width, height, depth])], false),
      sheer('#2a2040', 0.2),
      3,
    ),
  ];
  return group(parts);
}
