import { stroke } from '../drawing/marks';

export const gull = (x: number, y: number, size: number): string =>
  stroke(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
    '#fdf8ee',
    size * 0.18,
  );
