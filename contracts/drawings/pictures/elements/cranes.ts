import { group, stroke } from '../drawing/marks';
import { short } from '../drawing/path';

/** Cranes in flight. */
export const cranes = (x: number, y: number, size: number): string =>
  group(
    [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const side = index % 2 ? 1 : -1;
      const step = Math.ceil(index / 2);
      const cx = x - step * size * 2.1;
      const cy = y + side * step * size * 0.75;
      return stroke(
        `M${short(cx - size)} ${short(cy - size * 0.45)}Q${short(cx - size * 0.3)} ${short(cy - size * 0.5)} ${short(cx)} ${short(cy)}Q${short(cx + size * 0.3)} ${short(cy - size * 0.6)} ${short(cx + size)} ${short(cy - size * 0.35)}`,
        '#4a3f62',
        size * 0.17,
      );
    }),
  );
