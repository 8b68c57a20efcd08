import { type Colour, mix, tone } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';
import { rounded } from './rounded';

/** A white ship with rows of windows: a ferry, a lake steamer. */
export function passengerShip(
  sheet: Sheet,
  light: Light,
  x: number,
  y: number,
  length: number,
  decks: number,
  hull: Colour,
  funnel: Colour,
): string {
  const { chance } = sheet;
  const h = length * 0.085;
  const white = mix('#f5f1e6', light.sun, 0.2);
  const parts = [
    fill(
      `M${short(x - length / 2)} ${short(y - h)}H${short(x + length * 0.53)}Q${short(x + length * 0.47)} ${short(y - h * 0.2)} ${short(x + length * 0.42)} ${short(y + 2)}H${short(x - length * 0.48)}Z`,
      shaded(hull, light, 0.15),
    ),
  ];
  for (let deck = 0; deck < decks; deck += 1) {
    const inset = length * (0.02 + deck * (decks > 3 ? 0.016 : 0.045));
    const left = x - length / 2 + inset;
    const wide = length - inset * (decks > 3 ? 2.6 : 2.3) - (decks > 3 ? deck * deck * length * 0.008 : 0);
    const top = y - h - (deck + 1) * h * 0.86;
    parts.push(
      fill(box(left, top, wide, h * 0.88), deck % 2 === 0 ? white : tone(white, -0.03)),
      fill(box(left - 3, top - h * 0.05, wide + 8, h * 0.1), shaded(white, light, 0.35)),
    );
    for (let at = left + h * 0.4; at < left + wide - h * 0.5; at += h * 0.72)
      parts.push(
        fill(
          box(at, top + h * 0.26, h * 0.36, h * 0.34),
          light.dusk > 0.2 && chance.happens(0.75) ? '#ffd488' : shaded('#38506a', light, 0.2),
        ),
      );
  }
  const top = y - h - decks * h * 0.86;
  parts.push(
    fill(
      straight([
        [x - length * 0.14, top],
        [x - length * 0.03, top],
        [x - length * 0.045, top - h * 1.7],
        [x - length * 0.15, top - h * 1.6],
      ]),
      rounded(sheet, light, funnel, -1),
    ),
    fill(
      straight([
        [x - length * 0.148, top - h * 1.15],
        [x - length * 0.04, top - h * 1.2],
        [x - length * 0.045, top - h * 1.7],
        [x - length * 0.15, top - h * 1.6],
      ]),
      shaded('#2f2c3a', light, 0.2),
    ),
  );
  parts.push(stroke(segment(x + length * 0.28, top, x + length * 0.28, top - h * 2), shaded('#5a5560', light, 0.2), 2));
  return group(parts);
}
