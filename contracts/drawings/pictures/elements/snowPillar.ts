import { mix } from '../drawing/colour';
import { blob, brushed, fill, group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import type { Coat } from './spruce';

/** A spruce covered in frost and snow, like a white column, as on the fells of Lapland. */
export function snowPillar(sheet: Sheet, x: number, foot: number, height: number, coat: Required<Coat>): string {
  const { chance } = sheet;
  const count = Math.max(7, Math.round(height / 20));
  const lean = chance.between(-0.07, 0.07) * height;
  const shadow: string[] = [];
  const body: string[] = [];
  const bright: string[] = [];
  const gaps: string[] = [];
  for (let index = count; index >= 0; index -= 1) {
    const share = index / count;
    const reach = height * (0.03 + 0.125 * share ** 0.75) * chance.between(0.85, 1.15);
    const y = foot - height + height * share * 0.97;
    const middle = x + lean * (1 - share) ** 2 + chance.between(-0.1, 0.1) * reach;
    const thick = (height / count) * 0.85;
    shadow.push(blob(chance, middle - coat.from * reach * 0.1, y + thick * 0.3, reach, thick, 0.16, 8));
    body.push(blob(chance, middle + coat.from * reach * 0.16, y - thick * 0.06, reach * 0.8, thick * 0.78, 0.2, 8));
    bright.push(blob(chance, middle + coat.from * reach * 0.36, y - thick * 0.3, reach * 0.42, thick * 0.36, 0.25, 7));
    if (index > 1 && chance.happens(0.6)) {
      const side = chance.between(-0.9, 0.6) * reach * coat.from;
      gaps.push(brushed(chance, middle + side, y + thick * 0.7, reach * chance.between(0.3, 0.7), thick * 0.26));
    }
  }
  const tip = blob(chance, x + lean, foot - height - height * 0.035, height * 0.016, height * 0.05, 0.1, 7);
  return group([
    fill(shadow.join('') + tip, coat.snowShade),
    fill(body.join(''), mix(coat.snow, coat.snowShade, 0.34)),
    fill(bright.join(''), coat.snow),
    fill(gaps.join(''), coat.dark, 'opacity="0.8"'),
  ]);
}
