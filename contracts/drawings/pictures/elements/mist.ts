import type { Colour } from '../drawing/colour';
import { glow } from '../drawing/gradients';
import type { Sheet } from '../drawing/sheet';

export const mist = (
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  thickness: number,
  colour: Colour,
  opacity = 0.6,
): string => glow(sheet, x, y, length / 2, colour, opacity, thickness / length);
