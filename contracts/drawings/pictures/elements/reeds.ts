import { type Colour, tone } from '../drawing/colour';
import { group, stroke } from '../drawing/marks';
import { short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, lit, shaded } from '../palette';

/** Reeds at the water's edge. */
export function reeds(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: Colour,
): string {
  const { chance } = sheet;
  return group(
    Array.from({ length: Math.round(width / 5) }, () => {
      const at = x + chance.between(-0.5, 0.5) * width;
      const tall = height * chance.between(0.45, 1);
      const bend = chance.between(-0.22, 0.22) * tall;
      const tint = chance.happens(0.5) ? lit(colour, light, 0.4) : shaded(colour, light, chance.between(0.1, 0.5));
      const head = chance.happens(0.3)
        ? stroke(
            `M${short(at + bend)} ${short(foot - tall)}l${short(bend * 0.1)} ${short(-tall * 0.14)}`,
            tone(shaded('#8a5f42', light, 0.2), 0),
            3.2,
          )
        : '';
      return (
        stroke(
          `M${short(at)} ${short(foot)}Q${short(at)} ${short(foot - tall * 0.6)} ${short(at + bend)} ${short(foot - tall)}`,
          tint,
          1.8,
        ) + head
      );
    }),
  );
}
