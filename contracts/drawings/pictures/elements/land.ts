import { type Colour, mix, sheer } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { ground, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';

/** Ground in the foreground: a lit crest, shade below, strokes that follow it. */
export function land(
  sheet: Sheet,
  light: Light,
  line: readonly Point[],
  foot: number,
  colour: Colour,
  lightness = 0.3,
): string {
  const { chance, width } = sheet;
  const top = Math.min(...line.map(([, y]) => y));
  const path = ground(line, foot);
  const parts = [
    fill(
      path,
      between(sheet, top, foot, [
        [0, mix(colour, light.sun, lightness)],
        [0.35, colour],
        [1, shaded(colour, light, 0.22 + light.dusk * 0.28)],
      ]),
    ),
    fill(path, texture(sheet, 'dry', mix(colour, light.sun, 0.5), 0.3)),
  ];
  for (let index = 0; index < 26; index += 1) {
    const y = top + (foot - top) * chance.next();
    const over = line.find(([x]) => x > width * 0.5)?.[1] ?? top;
    if (y < over + 6) continue;
    parts.push(
      fill(
        brushed(chance, chance.between(0, width), y, chance.between(80, 380), chance.between(3, 12)),
        sheer(chance.happens(0.5) ? shaded(colour, light, 0.5) : mix(colour, light.sun, 0.45), 0.22),
      ),
    );
  }
  return group(parts);
}
