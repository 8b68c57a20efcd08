import { type Colour, sheer } from '../drawing/colour';
import { blob, fill, group } from '../drawing/marks';
import { short } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';

/** A heap of summer cloud: flat below, swelling above, lit from one side. */
export function cumulus(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  body: Colour,
  edge: Colour,
  from: 1 | -1 = 1,
): string {
  const { chance } = sheet;
  const heads = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9 - 0.5;
    const size = length * 0.11 * (1 - Math.abs(share) * 1.25) * chance.between(0.75, 1.25) + length * 0.025;
    return [x + share * length, y - size * chance.between(0.5, 1), size] as const;
  });
  const outline = (dx: number, dy: number, scale: number): string =>
    heads.map(([cx, cy, size]) => blob(chance, cx + dx, cy + dy, size * 1.25 * scale, size * scale, 0.1, 10)).join('');
  const flat = `M${short(x - length * 0.6)} ${short(y - length * 0.4)}H${short(x + length * 0.6)}V${short(y + length * 0.012)}H${short(x - length * 0.6)}Z`;
  return group(
    [
      fill(outline(0, 0, 1), edge),
      fill(outline(-from * length * 0.02, length * 0.025, 0.94), sheer(body, 0.75)),
      fill(outline(-from * length * 0.04, length * 0.06, 0.8), sheer(body, 0.8)),
    ],
    `clip-path="${within(sheet, flat)}" opacity="0.9"`,
  );
}
