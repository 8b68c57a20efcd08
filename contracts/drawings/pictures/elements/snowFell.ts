import { mix, sheer } from '../drawing/colour';
import { between } from '../drawing/gradients';
import { brushed, fill, group } from '../drawing/marks';
import { curve, ground, type Point } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import type { Light } from '../palette';
import { heightAt, skyline, type Swell } from './skyline';

/** A bare fell under snow, lit on one side and blue on the other. `from`: the side of the light, -1 is left. */
export function snowFell(
  sheet: Sheet,
  light: Light,
  swells: readonly Swell[],
  base: number,
  distance: number,
  from: 1 | -1,
): string {
  const { chance } = sheet;
  const points = skyline(sheet, base, swells, 2);
  const top = Math.min(...points.map(([, y]) => y));
  const snow = mix(light.ground, light.haze, distance);
  const shade = mix(mix(light.ground, light.shade, 0.55), light.haze, distance);
  const path = ground(points, base + 60);
  const folds: string[] = [];
  for (const [x, height, breadth] of swells) {
    const y = heightAt(points, x);
    const far: Point[] = [[x, y - 2]];
    for (let step = 1; step <= 5; step += 1) {
      const share = step / 5;
      far.push([x + from * breadth * (share * 0.35 + chance.between(-0.08, 0.08)), y + height * share * 1.05]);
    }
    far.push([x - from * breadth * 1.9, base + 70], [x - from * breadth * 1.9, y + height * 0.5]);
    folds.push(fill(curve(far) + 'Z', sheer(shade, 0.72)));
    for (let mark = 0; mark < 9; mark += 1) {
      const down = chance.between(0.15, 0.95);
      folds.push(
        fill(
          brushed(
            chance,
            x + from * breadth * chance.between(-0.5, 0.8) * down,
            y + height * down,
            breadth * chance.between(0.2, 0.5),
            5,
          ),
          sheer(chance.happens(0.5) ? light.sun : shade, 0.28),
        ),
      );
    }
  }
  return group([
    fill(
      path,
      between(sheet, top, base + 20, [
        [0, mix(snow, light.sun, 0.35)],
        [1, mix(snow, light.haze, 0.45)],
      ]),
    ),
    group(folds, `clip-path="${within(sheet, path)}"`),
  ]);
}
