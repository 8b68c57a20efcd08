import { glow } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';

export function moon(sheet: Sheet, x: number, y: number, radius: number): string {
  const path = `M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x} ${y + radius}A${radius * 1.35} ${radius * 1.35} 0 0 0 ${x} ${y - radius}Z`;
  return group([
    glow(sheet, x + radius * 0.4, y, radius * 6, '#f4ecd2', 0.35),
    fill(path, '#f9efd2', `transform="rotate(-24 ${x} ${y})"`),
  ]);
}
