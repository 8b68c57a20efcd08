import { mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { outlook } from './outlook';
import type { Brand } from '@/domain/content/hotel';

/** A window in the back wall with its frame, its sill and a curtain on each side. */
export function roomWindow(
  sheet: Sheet,
  brand: Brand,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  cloth: string,
  bars: 1 | 2 = 2,
): string {
  const line = Math.max(5, width * 0.022);
  const fold = (left: number, wide: number): string =>
    group(
      Array.from({ length: 5 }, (_, index) =>
        fill(
          straight([
            [left + (index / 5) * wide, y - 16],
            [left + ((index + 1) / 5) * wide, y - 16],
            [left + ((index + 1) / 5) * wide * 0.96 + wide * 0.02, y + height + 34],
            [left + (index / 5) * wide * 0.96 + wide * 0.02, y + height + 34],
          ]),
          index % 2 ? mix(cloth, '#000000', 0.1) : mix(cloth, '#fff4dc', 0.14),
        ),
      ),
    );
  return group([
    outlook(sheet, brand, x, y, width, height),
    stroke(box(x, y, width, height), frame, line * 1.6),
    ...(bars === 2 ? [stroke(segment(x + width / 2, y, x + width / 2, y + height), frame, line)] : []),
    fill(
      straight([
        [x + width * 0.1, y + height],
        [x + width * 0.42, y],
        [x + width * 0.5, y],
        [x + width * 0.18, y + height],
      ]),
      '#ffffff1c',
    ),
    fill(box(x - line * 2, y + height + line * 0.5, width + line * 4, line * 1.8), mix(frame, '#ffffff', 0.2)),
    stroke(segment(x - width * 0.2, y - 20, x + width * 1.2, y - 20), mix(frame, '#3a2f2a', 0.5), 4),
    fold(x - width * 0.17, width * 0.15),
    fold(x + width * 1.02, width * 0.15),
  ]);
}
