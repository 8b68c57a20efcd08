import { type Colour, mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { curve, type Point, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, lit, shaded } from '../palette';
import { rounded } from './rounded';

/** A tall ship: a long hull, three masts with furled sails, rigging against the sky. */
export function tallShip(sheet: Sheet, light: Light, x: number, y: number, length: number, hull: Colour): string {
  const rope = shaded('#3f3844', light, 0.25);
  const timber = shaded('#8a5f3f', light, 0.2);
  const h = length * 0.1;
  const parts = [
    fill(
      `M${short(x - length * 0.5)} ${short(y - h * 1.35)}Q${short(x)} ${short(y - h * 0.85)} ${short(x + length * 0.46)} ${short(y - h * 1.4)}L${short(x + length * 0.52)} ${short(y - h * 1.5)}Q${short(x + length * 0.42)} ${short(y)} ${short(x + length * 0.34)} ${short(y + 3)}H${short(x - length * 0.42)}Q${short(x - length * 0.48)} ${short(y - h * 0.5)} ${short(x - length * 0.5)} ${short(y - h * 1.35)}Z`,
      shaded(hull, light, 0.18),
    ),
    stroke(
      curve([
        [x - length * 0.5, y - h * 1.25],
        [x, y - h * 0.85],
        [x + length * 0.48, y - h * 1.35],
      ]),
      lit('#f4ead2', light, 0.2),
      h * 0.16,
    ),
    stroke(segment(x + length * 0.46, y - h * 1.4, x + length * 0.68, y - h * 2.1), timber, h * 0.12),
  ];
  for (const [share, tall] of [
    [-0.3, 0.62],
    [-0.02, 0.74],
    [0.26, 0.66],
  ] as const) {
    const mx = x + share * length;
    const top = y - tall * length;
    const deck = y - h * 1.05;
    parts.push(
      stroke(
        straight(
          [
            [mx - length * 0.075, deck],
            [mx, top + tall * length * 0.32],
            [mx + length * 0.075, deck],
          ],
          false,
        ),
        rope,
        0.9,
      ),
    );
    parts.push(
      stroke(
        straight(
          [
            [mx - length * 0.05, deck],
            [mx, top + tall * length * 0.1],
            [mx + length * 0.05, deck],
          ],
          false,
        ),
        rope,
        0.7,
      ),
    );
    parts.push(
      fill(
        straight([
          [mx - h * 0.1, deck + 4],
          [mx + h * 0.1, deck + 4],
          [mx + h * 0.04, top],
          [mx - h * 0.04, top],
        ]),
        rounded(sheet, light, '#96694a', -1),
      ),
    );
    for (const [level, reach] of [
      [0.16, 0.06],
      [0.36, 0.09],
      [0.57, 0.115],
    ] as const) {
      const yy = top + tall * length * level;
      parts.push(stroke(segment(mx - reach * length, yy, mx + reach * length, yy), timber, 2));
      parts.push(
        fill(
          curve(
            [
              [mx - reach * length * 0.94, yy],
              [mx - reach * length * 0.5, yy + h * 0.2],
              [mx, yy + h * 0.12],
              [mx + reach * length * 0.5, yy + h * 0.2],
              [mx + reach * length * 0.94, yy],
              [mx, yy - 2],
            ],
            true,
          ),
          mix('#f1e5cc', light.sun, 0.25),
        ),
      );
    }
  }
  const stay = (a: Point, b: Point): string => stroke(straight([a, b], false), rope, 0.9);
  parts.push(
    stay([x - 0.02 * length, y - 0.72 * length], [x + 0.26 * length, y - 0.2 * length]),
    stay([x + 0.26 * length, y - 0.64 * length], [x + 0.67 * length, y - h * 2.08]),
    stay([x - 0.3 * length, y - 0.6 * length], [x - 0.5 * length, y - h * 1.4]),
  );
  return group(parts);
}
