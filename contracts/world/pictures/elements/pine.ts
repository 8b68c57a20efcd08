import { mix } from '../drawing/colour';
import { blob, fill, group, stroke } from '../drawing/marks';
import { curve, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { lit, shaded, type Light } from '../palette';

/** A pine: a bare trunk that reddens upwards, needles in flat clouds. */
export function pine(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  height: number,
  from: 1 | -1 = -1,
  snow = false,
): string {
  const { chance } = sheet;
  const lean = chance.between(-0.1, 0.1) * height;
  const at = (share: number): Point => [x + lean * share ** 1.6, foot - height * share];
  const bark = shaded('#6d4a40', light, 0.35);
  const red = mix(shaded('#b5653f', light, 0.15), light.sun, 0.15);
  const parts = [
    stroke(curve([0, 0.2, 0.4, 0.6].map(at)), bark, height * 0.036),
    stroke(curve([0.45, 0.65, 0.8, 0.95].map(at)), red, height * 0.022),
  ];
  const green = shaded(mix(light.forest, '#2f5a45', 0.5), light, 0.15);
  for (let index = 0; index < 8; index += 1) {
    const share = 0.55 + index * 0.06;
    const side = index % 2 === 0 ? -1 : 1;
    const [px, py] = at(share);
    const reach = height * (0.3 - Math.abs(share - 0.7) * 0.5) * chance.between(0.5, 1);
    const cx = px + side * reach;
    const cy = py - height * 0.05;
    parts.push(
      stroke(
        curve([
          [px, py],
          [px + side * reach * 0.5, py - height * 0.01],
          [cx, cy],
        ]),
        red,
        height * 0.009,
      ),
    );
    for (let dab = 0; dab < 4; dab += 1) {
      const dx = cx + chance.between(-0.07, 0.07) * height;
      const dy = cy + chance.between(-0.02, 0.025) * height;
      parts.push(
        fill(
          blob(chance, dx, dy, height * chance.between(0.06, 0.1), height * chance.between(0.022, 0.036), 0.22),
          green,
        ),
      );
      if (dab > 1)
        parts.push(
          fill(
            blob(
              chance,
              dx + from * height * 0.015,
              dy - height * 0.016,
              height * chance.between(0.03, 0.07),
              height * 0.013,
              0.25,
            ),
            snow ? mix(light.ground, '#ffffff', 0.3) : lit(green, light, 0.32),
          ),
        );
    }
  }
  const [topX, topY] = at(1);
  parts.push(
    fill(blob(chance, topX, topY, height * 0.1, height * 0.04, 0.2), green),
    fill(
      blob(chance, topX + from * height * 0.02, topY - height * 0.016, height * 0.06, height * 0.015, 0.2),
      snow ? mix(light.ground, '#ffffff', 0.3) : lit(green, light, 0.32),
    ),
  );
  return group(parts);
}
