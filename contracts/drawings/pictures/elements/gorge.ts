import { mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { blob, brushed, fill, group } from '../drawing/marks';
import { curve, type Point } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** White water between walls of rock, falling towards the viewer in steps. */
export function gorge(sheet: Sheet, light: Light, middle: number, top: number): string {
  const { chance, height: h, width: w } = sheet;
  const side = (y: number): number => 52 + ((y - top) / (h - top)) ** 1.15 * w * 0.24;
  const sway = (y: number): number => middle + Math.sin(((y - top) / (h - top)) * 3.4) * 46;
  const rows = Array.from({ length: 12 }, (_, index) => top + ((h + 20 - top) * index) / 11);
  const bed = curve(
    [
      ...rows.map((y): Point => [sway(y) - side(y), y]),
      ...[...rows].reverse().map((y): Point => [sway(y) + side(y), y]),
    ],
    true,
  );
  const deep = mix('#3f7f94', light.haze, 0.15);
  const foam = mix('#fdfbf6', light.sky[2] ?? '#ffffff', 0.12);
  const parts = [
    fill(
      bed,
      linear(sheet, [
        [0, mix(deep, '#ffffff', 0.4)],
        [0.4, deep],
        [1, shaded(deep, light, 0.4)],
      ]),
    ),
  ];
  for (let index = 0; index < 380; index += 1) {
    const share = chance.next() ** 0.85;
    const y = top + share * (h - top);
    const x = sway(y) + chance.between(-1, 1) * side(y);
    const length = (18 + share * 130) * chance.between(0.4, 1.1);
    const slope = ((x - sway(y)) / side(y)) * 34 + Math.cos(((y - top) / (h - top)) * 3.4) * 14;
    const tint = chance.next();
    parts.push(
      fill(
        brushed(chance, x, y, length, 3 + share * 13),
        tint < 0.62
          ? sheer(foam, chance.between(0.5, 0.95))
          : tint < 0.8
            ? sheer('#8fc4cc', 0.6)
            : sheer(shaded(deep, light, 0.5), 0.5),
        `transform="rotate(${slope.toFixed(0)} ${Math.round(x)} ${Math.round(y)})"`,
      ),
    );
  }
  for (const fall of [0.05, 0.17, 0.32, 0.5, 0.72]) {
    const y = top + fall * (h - top);
    for (let x = sway(y) - side(y); x < sway(y) + side(y); x += 12 + fall * 30)
      parts.push(
        fill(
          blob(
            chance,
            x,
            y + (chance.between(-12, 12) - 16 * (1 - ((x - sway(y)) / side(y)) ** 2)) * (0.4 + fall * 2),
            10 + fall * 26,
            5 + fall * 13,
            0.3,
          ),
          sheer(foam, chance.between(0.3, 0.85)),
        ),
      );
  }
  return group(parts, `clip-path="${within(sheet, bed)}"`);
}
