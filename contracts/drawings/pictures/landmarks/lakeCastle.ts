import { mix } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { rock } from '../elements/rock';
import { roundTower } from '../elements/roundTower';
import { afar, type Light, shaded } from '../palette';

/** A castle of grey stone with three round towers, on its rock in the stream. */
export function lakeCastle(sheet: Sheet, light: Light, x: number, foot: number, s: number, from: 1 | -1): string {
  const stone = afar('#c4ad98', light, 0.08);
  const roof = afar('#6b4b48', light, 0.12);
  const walls = (left: number, wide: number, tall: number): string => {
    const outline = box(x + left * s, foot - 22 * s - tall * s, wide * s, tall * s + 8);
    return group([
      fill(outline, fade(sheet, mix(stone, light.sun, 0.22), shaded(stone, light, 0.42))),
      fill(outline, texture(sheet, 'plaster', shaded(stone, light, 0.7), 0.3)),
      fill(
        straight([
          [x + (left - 3) * s, foot - (20 + tall) * s],
          [x + (left + wide + 3) * s, foot - (20 + tall) * s],
          [x + (left + wide - 6) * s, foot - (46 + tall) * s],
          [x + (left + 8) * s, foot - (46 + tall) * s],
        ]),
        mix(roof, light.sun, 0.14),
      ),
      ...Array.from({ length: Math.floor(wide / 30) }, (_, index) =>
        fill(
          box(x + (left + 14 + index * 30) * s, foot - (tall - 4) * s, 6 * s, 13 * s),
          index % 2 === 0 && light.dusk > 0.2 ? '#ffd184' : shaded(stone, light, 0.75),
        ),
      ),
    ]);
  };
  const tower = (at: number, wide: number, tall: number, peak: number): string =>
    roundTower(sheet, light, {
      x: x + at * s,
      foot: foot - 14 * s,
      width: wide * s,
      height: tall * s,
      wall: stone,
      roof,
      roofHeight: peak * s,
      from,
      slits: 4,
    });
  return group([
    rock(sheet, light, x, foot, 560 * s, 42 * s, afar('#85797c', light, 0.1), from),
    walls(-150, 150, 96),
    tower(-150, 74, 168, 58),
    walls(0, 160, 70),
    tower(10, 84, 206, 66),
    tower(160, 78, 150, 56),
    walls(150, 78, 40),
    walls(-214, 66, 42),
    rock(sheet, light, x - 160 * s, foot, 200 * s, 24 * s, afar('#85797c', light, 0.1), from),
    rock(sheet, light, x + 120 * s, foot, 260 * s, 26 * s, afar('#85797c', light, 0.1), from),
  ]);
}
