import type { Box } from './model';

/** Whether a box is in its picture, at least in part. */
export const isInside = ({ x, y, width, height, size: [whole, high] }: Box): boolean =>
  x < whole && y < high && x + width > 0 && y + height > 0;
