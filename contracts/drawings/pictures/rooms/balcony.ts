import { mix, tone } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { segment, short, straight } from '../drawing/path';
import { outlook } from './outlook';
import type { Setting } from './setting';
import type { Brand } from '@/domain/content/hotel';

/** A glass door to a balcony with two chairs, and what is seen from it. */
export function balcony(
  { sheet, space, style, brand }: Setting,
  x: number,
  width: number,
  seen: Brand | 'sea' = brand,
): string {
  const z = space.depth;
  const [left, top] = space.at([x, 2.3, z]);
  const [right, foot] = space.at([x + width, 0, z]);
  const wide = right - left;
  const tall = foot - top;
  const chair = (dx: number): string => {
    const cx = left + wide * dx;
    const s = tall * 0.2;
    return group([
      fill(
        straight([
          [cx - s * 0.5, foot - s * 0.66],
          [cx + s * 0.5, foot - s * 0.66],
          [cx + s * 0.42, foot - s * 1.5],
          [cx - s * 0.42, foot - s * 1.5],
        ]),
        mix(style.accent, '#ffffff', 0.1),
      ),
      ...[0.3, 0.6].map((share) =>
        stroke(
          segment(cx - s * 0.44, foot - s * (0.66 + share * 0.84), cx + s * 0.44, foot - s * (0.66 + share * 0.84)),
          tone(style.accent, -0.1),
          2,
        ),
      ),
      fill(
        straight([
          [cx - s * 0.56, foot - s * 0.7],
          [cx + s * 0.56, foot - s * 0.7],
          [cx + s * 0.62, foot - s * 0.52],
          [cx - s * 0.62, foot - s * 0.52],
        ]),
        mix(style.accent, '#ffe0b0', 0.4),
      ),
      stroke(
        segment(cx - s * 0.5, foot - s * 0.5, cx - s * 0.56, foot - 4) +
          segment(cx + s * 0.5, foot - s * 0.5, cx + s * 0.56, foot - 4),
        tone(style.accent, -0.14),
        4,
      ),
    ]);
  };
  const cloth = style.throwCloth;
  const fold = (from: number, w: number): string =>
    group(
      Array.from({ length: 5 }, (_, index) =>
        fill(
          straight([
            [from + (index / 5) * w, top - 12],
            [from + ((index + 1) / 5) * w, top - 12],
            [from + ((index + 1) / 5) * w, foot],
            [from + (index / 5) * w, foot],
          ]),
          index % 2 ? mix(cloth, '#000000', 0.1) : mix(cloth, '#fff4dc', 0.16),
        ),
      ),
    );
  return group([
    outlook(sheet, seen, left, top, wide, tall),
    fill(
      straight([
        [left, foot],
        [right, foot],
        [right, foot - tall * 0.1],
        [left, foot - tall * 0.1],
      ]),
      '#a8886a',
    ),
    stroke(segment(left, foot - tall * 0.42, right, foot - tall * 0.42), '#4a4654', 5),
    ...Array.from({ length: 13 }, (_, index) =>
      stroke(
        segment(left + (index / 12) * wide, foot - tall * 0.42, left + (index / 12) * wide, foot - tall * 0.09),
        '#4a4654',
        1.6,
      ),
    ),
    chair(0.27),
    chair(0.72),
    fill(
      `M${short(left + wide * 0.44)} ${short(foot - tall * 0.16)}h${short(wide * 0.11)}v5h${short(-wide * 0.11)}Z`,
      '#f3e6cc',
    ),
    stroke(segment(left + wide * 0.495, foot - tall * 0.15, left + wide * 0.495, foot - tall * 0.03), '#4a4654', 3),
    fill(
      straight([
        [left + wide * 0.08, foot],
        [left + wide * 0.34, top],
        [left + wide * 0.42, top],
        [left + wide * 0.16, foot],
      ]),
      '#ffffff1c',
    ),
    stroke(
      straight([
        [left, foot],
        [left, top],
        [right, top],
        [right, foot],
      ]),
      '#fbf4e4',
      9,
    ),
    stroke(segment(left + wide / 2, top, left + wide / 2, foot), '#fbf4e4', 7),
    fold(left - wide * 0.14, wide * 0.13),
    fold(right + wide * 0.01, wide * 0.13),
  ]);
}
