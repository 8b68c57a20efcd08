import { type Colour, mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** A quay of dressed stone. */
export function quay(
  sheet: Sheet,
  light: Light,
  x: number,
  top: number,
  width: number,
  height: number,
  colour: Colour = '#a39a94',
  snow = false,
): string {
  const { chance } = sheet;
  const parts = [
    fill(
      box(x, top, width, height),
      linear(sheet, [
        [0, mix(colour, light.sun, 0.18)],
        [0.25, colour],
        [1, shaded(colour, light, 0.6)],
      ]),
    ),
  ];
  const stone = Math.max(14, height / 3);
  for (let row = 0; row * stone < height; row += 1) {
    for (let at = x + (row % 2) * stone; at < x + width; at += stone * 2.1) {
      if (chance.happens(0.55))
        parts.push(
          fill(
            box(
              at,
              top + row * stone + 2,
              Math.min(stone * 1.9, x + width - at),
              Math.min(stone - 3, height - row * stone),
            ),
            sheer(chance.happens(0.5) ? light.shade : light.sun, 0.14),
          ),
        );
    }
  }
  parts.push(fill(box(x, top - 5, width, 8), snow ? mix(light.ground, '#ffffff', 0.3) : mix(colour, light.sun, 0.45)));
  return group(parts);
}
