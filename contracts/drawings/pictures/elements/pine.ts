import type { Chance } from '../drawing/chance';
import { mix, sheer } from '../drawing/colour';
import { blob, brushed, dab, fill, group, stroke } from '../drawing/marks';
import { curve, straight, type Point } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { lit, shaded, type Light } from '../palette';

/** Needles in a flat cloud: its shade, its body, and touches of light on the side it comes from. */
function needles(chance: Chance, x: number, y: number, reach: number, from: 1 | -1) {
  const flat = reach * 0.36;
  const around = (count: number, up: number, spread: number, shift: number): string =>
    Array.from({ length: count }, () => {
      const along = chance.between(-1, 1) * spread;
      const rise = Math.sqrt(Math.max(0, 1 - along * along)) * flat * up;
      return dab(
        chance,
        x + along * reach + shift,
        y - rise * chance.between(0.3, 1.1),
        reach * chance.between(0.06, 0.13),
        chance.between(-0.5, 0.5) - 1.57 * (chance.happens(0.4) ? 1 : 0),
      );
    }).join('');
  return {
    body: blob(chance, x, y, reach, flat, 0.16, 11) + around(16, 1.15, 1, 0) + around(9, -0.9, 0.9, 0),
    middle: around(16, 0.9, 0.8, from * reach * 0.06),
    light: around(13, 1.05, 0.62, from * reach * 0.2),
  };
}

/** A pine: a bare trunk that reddens upwards, crooked branches, needles in flat clouds. */
export function pine(sheet: Sheet, light: Light, x: number, foot: number, height: number, from: 1 | -1 = -1): string {
  const { chance } = sheet;
  const lean = chance.between(-0.1, 0.1) * height;
  const at = (share: number): Point => [x + lean * share ** 1.6, foot - height * share];
  const bark = shaded('#6d4a40', light, 0.35);
  const red = mix(shaded('#b5653f', light, 0.15), light.sun, 0.15);
  const green = shaded(mix(light.forest, '#2f5a45', 0.5), light, 0.15);
  const thick = height * 0.017;
  const trunk = (low: number, high: number): string => {
    const [a, b] = [at(low), at(high)];
    const wide = (share: number): number => thick * (1.15 - share * 0.75);
    return straight([
      [a[0] - wide(low), a[1]],
      [b[0] - wide(high), b[1]],
      [b[0] + wide(high), b[1]],
      [a[0] + wide(low), a[1]],
    ]);
  };
  const parts = [fill(trunk(0, 0.5), bark), fill(trunk(0.44, 0.97), red)];
  for (let index = 0; index < 16; index += 1) {
    const share = chance.between(0.02, 0.6);
    const [px, py] = at(share);
    parts.push(
      fill(
        brushed(chance, px + chance.between(-0.6, 0.6) * thick, py, thick * 0.9, thick * 0.36),
        sheer(share > 0.4 ? bark : red, 0.5),
      ),
    );
  }
  const clouds = Array.from({ length: 10 }, (_, index) => {
    const share = 0.52 + index * 0.05;
    const side = index % 2 === 0 ? -1 : 1;
    const [px, py] = at(share);
    const reach = height * (0.27 - Math.abs(share - 0.68) * 0.46) * chance.between(0.55, 1.05);
    const tip: Point = [px + side * reach, py - height * chance.between(0.02, 0.07)];
    parts.push(
      stroke(
        curve([[px, py], [px + side * reach * 0.45, py + height * 0.006], tip]),
        red,
        Math.max(1.2, height * 0.008),
      ),
    );
    return needles(chance, tip[0], tip[1] - height * 0.012, height * chance.between(0.075, 0.125), from);
  });
  clouds.push(needles(chance, at(1)[0], at(1)[1], height * 0.12, from));
  return group([
    ...parts,
    fill(clouds.map(({ body }) => body).join(''), green),
    fill(clouds.map(({ middle }) => middle).join(''), lit(green, light, 0.14)),
    fill(clouds.map((cloud) => cloud.light).join(''), lit(green, light, 0.36)),
  ]);
}
