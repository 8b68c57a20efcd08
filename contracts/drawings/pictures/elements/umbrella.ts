import { fill, group, stroke } from '../drawing/marks';
import { segment, short } from '../drawing/path';

export const umbrella = (x: number, y: number, size: number, colour: string): string =>
  group([
    fill(
      `M${short(x - size)} ${short(y)}Q${short(x - size * 0.9)} ${short(y - size * 0.8)} ${short(x)} ${short(y - size * 0.9)}Q${short(x + size * 0.9)} ${short(y - size * 0.8)} ${short(x + size)} ${short(y)}Q${short(x + size * 0.5)} ${short(y - size * 0.2)} ${short(x)} ${short(y)}Q${short(x - size * 0.5)} ${short(y - size * 0.2)} ${short(x - size)} ${short(y)}Z`,
      colour,
    ),
    stroke(segment(x, y - size * 0.9, x, y + size * 0.9), '#2c2a3a', 2),
  ]);
