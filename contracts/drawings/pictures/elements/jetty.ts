import { fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, lit, shaded } from '../palette';

/** A jetty on posts, from one end to the other. */
export function jetty(sheet: Sheet, light: Light, x: number, y: number, length: number, thickness = 10): string {
  const wood = '#a88a68';
  const count = Math.max(2, Math.round(length / 46));
  const posts = Array.from({ length: count }, (_, index) =>
    fill(box(x + 6 + (index / (count - 1)) * (length - 18), y, 6, thickness * 3), shaded(wood, light, 0.6)),
  );
  return group([
    ...posts,
    fill(box(x, y - thickness / 2, length, thickness * 0.6), lit(wood, light, 0.4)),
    fill(box(x, y + thickness * 0.1, length, thickness * 0.55), shaded(wood, light, 0.45)),
    fill(box(x, y - thickness / 2, length, thickness), texture(sheet, 'boards', shaded(wood, light, 0.7), 0.3)),
  ]);
}
