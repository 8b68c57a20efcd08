import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { blob, brushed, fill, group } from '../drawing/marks';
import { type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** Rapids that come down towards the viewer. */
export function rapids(
  sheet: Sheet,
  light: Light,
  top: number,
  left: (y: number) => number,
  right: (y: number) => number,
): string {
  const { chance, height: h } = sheet;
  const edge = (side: (y: number) => number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => [
      side(top + ((h + 10 - top) * index) / 8),
      top + ((h + 10 - top) * index) / 8,
    ]);
  const bed = straight([...edge(left), ...edge(right).reverse()]);
  const foam = mix('#fffaf0', light.sun, 0.2);
  const deep = mix('#3f6f86', light.haze, 0.2);
  const parts = [
    fill(
      bed,
      linear(sheet, [
        [0, mix(deep, light.sky[3] ?? deep, 0.7)],
        [0.3, deep],
        [1, shaded(deep, light, 0.55)],
      ]),
    ),
  ];
  for (let index = 0; index < 260; index += 1) {
    const share = chance.next() ** 0.8;
    const y = top + 4 + share * (h - top);
    const x = chance.between(left(y), right(y));
    const length = (16 + share * 190) * chance.between(0.4, 1.1);
    const fresh = chance.next();
    const colour =
      fresh < 0.4
        ? sheer(foam, chance.between(0.35, 0.85))
        : fresh < 0.7
          ? sheer(shaded(deep, light, 0.6), 0.5)
          : sheer(mix(deep, light.sky[2] ?? deep, 0.65), 0.5);
    const slope = ((x - (left(y) + right(y)) / 2) / (right(y) - left(y))) * 26 * share;
    parts.push(
      fill(
        brushed(chance, x, y, length, 2 + share * 9),
        colour,
        `transform="rotate(${slope.toFixed(1)} ${Math.round(x)} ${Math.round(y)})"`,
      ),
    );
  }
  for (const fall of [0.1, 0.3, 0.58]) {
    const y = top + fall * (h - top);
    const size = 5 + fall * 26;
    for (let x = left(y) - 10; x < right(y) + 10; x += size * 0.8) {
      parts.push(
        fill(
          blob(
            chance,
            x,
            y + chance.between(-0.4, 0.4) * size,
            size * chance.between(0.8, 1.5),
            size * chance.between(0.3, 0.6),
            0.3,
          ),
          sheer(foam, 0.8),
        ),
      );
      if (chance.happens(0.6))
        parts.push(
          fill(
            brushed(chance, x + chance.between(-8, 8), y - size * 0.9, size * 2.4, size * 0.3),
            sheer(shaded(deep, light, 0.5), 0.6),
          ),
        );
    }
  }
  return group(
    parts,
    `clip-path="${sheet.define(`clip rapids ${bed}`, (id) => `<clipPath id="${id}"><path d="${bed}"/></clipPath>`)}"`,
  );
}
