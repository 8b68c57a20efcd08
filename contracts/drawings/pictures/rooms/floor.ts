import { mix, sheer, tone } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { near, level, type Space } from './space';
import type { RoomStyle } from './style';
import type { Brand } from '@/domain/content/hotel';

/** Floorboards in perspective. */
export function floor(sheet: Sheet, space: Space, style: RoomStyle, brand: Brand): string {
  const outline = level(space, -0.4, 0, near, space.width + 0.8, space.depth - near);
  const seams: string[] = [];
  const board = brand === 'solo' ? 0.3 : 0.18;
  for (let x = -0.4; x < space.width + 0.4; x += board)
    seams.push(straight([space.at([x, 0, near]), space.at([x, 0, space.depth])], false));
  const ends = Array.from({ length: 60 }, () => {
    const x = Math.floor(sheet.chance.between(0, space.width / board)) * board - 0.4;
    const z = sheet.chance.between(near, space.depth);
    return straight([space.at([x, 0, z]), space.at([x + board, 0, z])], false);
  }).join('');
  const tints = Array.from({ length: 40 }, () => {
    const x = Math.floor(sheet.chance.between(0, space.width / board)) * board - 0.4;
    const z = sheet.chance.between(near, space.depth - 1);
    return fill(
      level(space, x, 0, z, board, sheet.chance.between(0.6, 1.6)),
      sheer(sheet.chance.happens(0.5) ? '#fff0d0' : '#4a2f2a', 0.09),
    );
  });
  return group(
    [
      fill(
        outline,
        linear(sheet, [
          [0, mix(style.floor, '#4a3040', 0.12)],
          [0.35, style.floor],
          [1, tone(style.floor, -0.1)],
        ]),
      ),
      ...tints,
      stroke(seams.join('') + ends, sheer('#3a2430', 0.28), 1.6),
    ],
    `clip-path="${within(sheet, outline)}"`,
  );
}
