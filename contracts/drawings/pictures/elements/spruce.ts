import { type Colour, mix } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { tiers } from './spruceOutline';

export interface Coat {
  readonly dark: Colour;
  /** The colour of the lit side. */
  readonly lit: Colour;
  readonly snow?: Colour;
  readonly snowShade?: Colour;
  readonly from: 1 | -1;
}

/** A near spruce: branches, a lit side, and snow on the branches. */
export function spruce(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  coat: Coat,
  breadth = height * 0.36,
): string {
  const { chance } = sheet;
  const count = Math.max(7, Math.round(height / 24));
  const levels = tiers(chance, x, foot, height, breadth, count);
  const right: Point[] = [];
  const left: Point[] = [];
  const touches: string[] = [];
  levels.forEach(({ left: tipLeft, right: tipRight, inner, y }, index) => {
    const notch = height * 0.014;
    right.push(tipRight, [x + inner, y - notch]);
    left.push(tipLeft, [x - inner, y - notch]);
    const above = levels[index - 1]?.y ?? foot - height;
    const rise = (y - above) * 0.72;
    for (const [tip, side] of [
      [tipLeft, -1],
      [tipRight, 1],
    ] as const) {
      const isLit = side === coat.from;
      const reach = (tip[0] - x) * chance.between(0.12, 0.3);
      if (coat.snow && coat.snowShade) {
        const share = chance.between(0.55, 1);
        touches.push(
          fill(
            straight([
              [x + reach * 0.5, above + (y - above) * 0.25],
              [x + (tip[0] - x) * 0.55, tip[1] - rise * 0.62],
              [tip[0], tip[1] - 1],
              [x + (tip[0] - x) * 0.62, tip[1] - rise * 0.2 * share],
              [x + (tip[0] - x) * 0.4, tip[1] - rise * 0.42 * share],
              [x + reach, tip[1] - rise * 0.4],
            ]),
            isLit ? coat.snow : coat.snowShade,
          ),
        );
      } else if (isLit || chance.happens(0.3)) {
        touches.push(
          fill(
            straight([
              [x + reach, tip[1] - rise],
              [x + (tip[0] - x) * 0.7, tip[1] - rise * 0.42],
              [tip[0], tip[1]],
              [x + (tip[0] - x) * 0.5, tip[1] - rise * 0.28],
            ]),
            isLit ? coat.lit : mix(coat.dark, coat.lit, 0.35),
          ),
        );
      }
    }
  });
  const outline = straight([
    [x, foot - height],
    ...right,
    [x + breadth * 0.04, foot - height * 0.03],
    [x + breadth * 0.04, foot],
    [x - breadth * 0.04, foot],
    [x - breadth * 0.04, foot - height * 0.03],
    ...left.reverse(),
  ]);
  return group([fill(outline, coat.dark), ...touches]);
}
