import { sheer } from '../drawing/colour';
import { disc, group, stroke } from '../drawing/marks';
import { segment } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';

/** Stars: many faint, a few near. */
export function stars(sheet: Sheet, foot: number, count = 120): string {
  const { chance, width } = sheet;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = chance.between(0, width);
    const y = foot * chance.next() ** 1.3;
    const size = chance.between(0.5, 1.6) + (chance.happens(0.08) ? 1 : 0);
    parts.push(disc(x, y, size, sheer('#fff6e0', chance.between(0.3, 0.95) * (1 - (y / foot) * 0.6))));
    if (size > 2.1) {
      const spike = size * 3;
      parts.push(stroke(segment(x - spike, y, x + spike, y), '#fff6e066', 0.7));
      parts.push(stroke(segment(x, y - spike, x, y + spike), '#fff6e066', 0.7));
    }
  }
  return group(parts);
}
