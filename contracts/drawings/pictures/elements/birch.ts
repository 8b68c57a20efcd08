import { type Colour, mix, sheer } from '../drawing/colour';
import { dab, fill, group, stroke } from '../drawing/marks';
import { curve, type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, lit, shaded } from '../palette';

/** A birch: a white trunk with black marks and hanging leaves. */
export function birch(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  height: number,
  leaf: Colour | null,
  from: 1 | -1 = -1,
): string {
  const { chance } = sheet;
  const lean = chance.between(-0.05, 0.05) * height;
  const thick = height * 0.02;
  const dark: string[] = [];
  const plain: string[] = [];
  const bright: string[] = [];
  const at = (share: number): Point => [x + lean * share * share, foot - height * share];
  const trunkLine = [0, 0.25, 0.5, 0.75, 0.97].map(at);
  const bark = mix('#f3efe6', light.haze, 0.12);
  const parts = [
    stroke(curve(trunkLine), shaded(bark, light, 0.5), thick * 1.5),
    stroke(
      curve(trunkLine.map(([px, py]): Point => [px + from * thick * 0.22, py])),
      lit(bark, light, 0.3),
      thick * 0.8,
    ),
  ];
  for (let index = 0; index < 12; index += 1) {
    const [px, py] = at(chance.between(0.02, 0.7));
    const wide = thick * chance.between(0.3, 0.9);
    parts.push(
      fill(
        straight([
          [px - wide, py],
          [px + wide * 0.6, py - 1],
          [px + wide * 0.2, py + chance.between(1.5, 3.5)],
        ]),
        shaded('#2b2a33', light, 0.2),
      ),
    );
  }
  for (let index = 0; index < 46; index += 1) {
    const share = chance.between(0.36, 0.98);
    const side = chance.happens(0.5) ? 1 : -1;
    const [px, py] = at(share);
    const reach = height * (0.2 - Math.abs(share - 0.62) * 0.36) * chance.between(0.2, 1);
    const startX = px + side * reach;
    const startY = py - height * 0.05;
    const hang = height * chance.between(0.08, 0.2);
    if (index % 4 === 0)
      parts.push(
        stroke(
          curve([
            [px, py],
            [px + side * reach * 0.6, startY],
            [startX, startY],
          ]),
          sheer(shaded('#4a4048', light, 0.3), 0.5),
          Math.max(0.8, thick * 0.18),
        ),
      );
    if (!leaf) {
      parts.push(
        stroke(
          curve([
            [startX, startY],
            [startX + side * reach * 0.14, startY + hang * 0.5],
            [startX + side * reach * 0.1, startY + hang],
          ]),
          sheer(shaded('#5a4c58', light, 0.2), 0.6),
          0.9,
        ),
      );
      continue;
    }
    for (let touch = 0; touch < 15; touch += 1) {
      const place = touch / 15;
      const dx = startX + side * reach * 0.14 * place + chance.between(-1, 1) * height * 0.02;
      const isLit = side === from ? chance.happens(0.55) : chance.happens(0.22);
      (isLit ? bright : chance.happens(0.55) ? plain : dark).push(
        dab(chance, dx, startY + hang * place, height * chance.between(0.007, 0.014), chance.between(0.9, 2.2)),
      );
    }
  }
  if (leaf)
    parts.push(
      fill(dark.join(''), shaded(leaf, light, 0.45)),
      fill(plain.join(''), shaded(leaf, light, 0.15)),
      fill(bright.join(''), lit(leaf, light, 0.42)),
    );
  return group(parts);
}
