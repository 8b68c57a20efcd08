import type { Colour } from '../drawing/colour';
import { blob, dab, fill, group, stroke } from '../drawing/marks';
import { curve, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, lit, shaded } from '../palette';

interface Crown {
  readonly leaf: Colour;
  readonly trunk?: Colour;
  readonly from?: 1 | -1;
  readonly breadth?: number;
  /** Leaves let the sky through: fewer dabs. */
  readonly airy?: boolean;
}

/** A leaf tree in dabs: shade first, then the leaf's own colour, then light. */
export function leafTree(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  height: number,
  { leaf, trunk = '#5b4a44', from = -1, breadth = height * 0.62, airy = false }: Crown,
): string {
  const { chance } = sheet;
  const crown = foot - height * 0.58;
  const parts = [
    fill(
      straight([
        [x - height * 0.022, foot],
        [x + height * 0.022, foot],
        [x + height * 0.012, crown - height * 0.1],
        [x - height * 0.012, crown - height * 0.1],
      ]),
      shaded(trunk, light, 0.2),
    ),
  ];
  for (const side of [-1, 1])
    parts.push(
      stroke(
        curve([
          [x, crown + height * 0.14],
          [x + side * breadth * 0.14, crown],
          [x + side * breadth * 0.24, crown - height * 0.14],
        ]),
        shaded(trunk, light, 0.25),
        height * 0.014,
      ),
    );
  const tones = [
    shaded(leaf, light, 0.5),
    shaded(leaf, light, 0.2),
    leaf,
    lit(leaf, light, 0.35),
    lit(leaf, light, 0.62),
  ];
  const amount = airy ? 0.55 : 1;
  const clumps = Array.from({ length: 13 }, () => {
    const angle = chance.next() * 6.283;
    const reach = Math.sqrt(chance.next()) * 0.74;
    return [
      Math.cos(angle) * reach * breadth * 0.5,
      Math.sin(angle) * reach * height * 0.34,
      chance.between(0.6, 1.1),
    ] as const;
  });
  const middle = crown - height * 0.07;
  parts.push(
    fill(
      clumps
        .map(([dx, dy, size]) =>
          blob(chance, x + dx, middle + dy, breadth * 0.17 * size, height * 0.115 * size, 0.2, 9),
        )
        .join(''),
      tones[0] ?? leaf,
      airy ? 'opacity="0.6"' : '',
    ),
  );
  tones.forEach((colour, level) => {
    const dabs: string[] = [];
    for (const [dx, dy, size] of clumps) {
      const count = Math.round(([14, 22, 24, 18, 10][level] ?? 0) * amount);
      for (let index = 0; index < count; index += 1) {
        const angle = chance.next() * 6.283;
        const reach = Math.sqrt(chance.next()) * (level > 2 ? 0.8 : 1.12);
        const px = x + dx + Math.cos(angle) * reach * breadth * 0.17 * size + from * breadth * 0.02 * (level - 1.5);
        const py = middle + dy + Math.sin(angle) * reach * height * 0.12 * size - height * 0.017 * (level - 1.5);
        dabs.push(dab(chance, px, py, height * chance.between(0.009, 0.019)));
      }
    }
    parts.push(fill(dabs.join(''), colour));
  });
  return group(parts);
}
