import { type Colour, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { blob, brushed, fill, group, stroke } from '../drawing/marks';
import { curve, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, lit, shaded } from '../palette';

/** A rock worn round by ice: lit above, dark below, a crack or two. */
export function rock(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: Colour = '#8d8583',
  from: 1 | -1 = -1,
): string {
  const { chance } = sheet;
  const points: Point[] = [[x - width / 2, foot]];
  for (let index = 1; index < 7; index += 1) {
    const share = index / 7;
    points.push([
      x + (share - 0.5) * width,
      foot - height * Math.max(0, Math.sin(share * Math.PI)) ** 0.7 * chance.between(0.8, 1.08),
    ]);
  }
  points.push([x + width / 2, foot]);
  const path = curve(points) + 'Z';
  return group([
    fill(
      path,
      linear(sheet, [
        [0, lit(colour, light, 0.42)],
        [0.4, colour],
        [1, shaded(colour, light, 0.6)],
      ]),
    ),
    fill(
      blob(chance, x - from * width * 0.22, foot - height * 0.28, width * 0.2, height * 0.22, 0.2),
      sheer(light.shade, 0.32),
    ),
    fill(
      brushed(chance, x + from * width * 0.12, foot - height * 0.74, width * 0.42, height * 0.1),
      sheer(light.sun, 0.4),
    ),
    stroke(
      curve([
        [x + width * 0.05, foot - height * 0.85],
        [x + width * 0.1, foot - height * 0.5],
        [x + width * 0.02, foot - height * 0.15],
      ]),
      sheer(light.shade, 0.45),
      1.4,
    ),
  ]);
}
