import { fill, group, stroke } from '../drawing/marks';
import { curve } from '../drawing/path';
import type { Setting } from './setting';

/** The turning circle of a wheelchair, shown as light on the floor. */
export function turningSpace({ space }: Setting): string {
  const ring = Array.from({ length: 28 }, (_, index) =>
    space.at([5.35 + Math.cos((index / 28) * 6.283) * 0.8, 0.003, 1.5 + Math.sin((index / 28) * 6.283) * 0.8]),
  );
  return group([
    fill(curve(ring, true), '#fff2d022'),
    stroke(curve(ring, true), '#fff2d055', 3, 'stroke-dasharray="14 12"'),
  ]);
}
