import { type Colour, mix } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, lit, shaded } from '../palette';
import { stand, wall } from './wall';

/** A merchant's house of the middle ages: a tall gable with niches, a hatch under its beam, a carved door. */
export function merchantHouse(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: Colour,
  stepped: boolean,
): string {
  if (sheet.isFromWindow) return '';
  const peak = width * 0.86;
  const top = foot - height;
  const steps = 5;
  const outline: Point[] = [[x, top]];
  if (stepped) {
    for (let step = 0; step < steps; step += 1)
      outline.push(
        [x + (step / (steps * 2)) * width, top - ((step + 1) / steps) * peak],
        [x + ((step + 1) / (steps * 2)) * width, top - ((step + 1) / steps) * peak],
      );
    for (let step = steps - 1; step >= 0; step -= 1)
      outline.push(
        [x + width - ((step + 1) / (steps * 2)) * width, top - ((step + 1) / steps) * peak],
        [x + width - (step / (steps * 2)) * width, top - ((step + 1) / steps) * peak],
      );
  } else outline.push([x + width / 2, top - peak]);
  outline.push([x + width, top]);
  const gable = straight(outline);
  const snow = mix(light.ground, '#ffffff', 0.4);
  const caps = outline.slice(1, -1).reduce<string[]>((parts, point, index, all) => {
    const next = all[index + 1];
    if (stepped && next && Math.abs(next[1] - point[1]) < 1)
      parts.push(stroke(straight([point, next], false), snow, 6));
    return parts;
  }, []);
  if (!stepped) caps.push(stroke(straight(outline, false), snow, 8));
  const style = {
    width: width * 0.14,
    height: width * 0.24,
    panes: 'cross' as const,
    trim: mix('#efe4d0', light.shade, 0.15),
  };
  const middle = x + width / 2;
  const niche = (cx: number, base: number, tall: number): string =>
    fill(
      `M${cx - width * 0.05} ${base}v${-tall}a${width * 0.05} ${width * 0.06} 0 0 1 ${width * 0.1} 0v${tall}Z`,
      shaded(colour, light, 0.5),
    );
  return group([
    fill(gable, fade(sheet, mix(colour, light.shade, 0.3), mix(colour, light.sun, 0.08))),
    fill(gable, texture(sheet, 'plaster', shaded(colour, light, 0.6), 0.22)),
    niche(middle - width * 0.16, top - peak * 0.12, width * 0.2),
    niche(middle, top - peak * 0.2, width * 0.3),
    niche(middle + width * 0.16, top - peak * 0.12, width * 0.2),
    ...caps,
    stand(
      [
        wall(sheet, light, {
          width,
          height,
          colour: mix(colour, light.sun, 0.08),
          texture: 'plaster',
          window: style,
          floors: 3,
          bays: 3,
          free: [1],
          shining: 0.85,
          over: height * 0.03,
        }),
      ],
      x,
      foot,
    ),
    glow(sheet, middle, foot - height * 0.14, width * 0.6, '#ffbf63', 0.55),
    fill(
      `M${middle - width * 0.13} ${foot}v${-height * 0.16}q${width * 0.13} ${-width * 0.2} ${width * 0.26} 0v${height * 0.16}Z`,
      lit('#d8c7ab', light, 0.2),
    ),
    fill(
      `M${middle - width * 0.09} ${foot}v${-height * 0.15}q${width * 0.09} ${-width * 0.15} ${width * 0.18} 0v${height * 0.15}Z`,
      '#7b2f2c',
    ),
    fill(box(middle - width * 0.02, top - peak * 0.56, width * 0.04, width * 0.16), shaded('#5a4038', light, 0.2)),
    fill(box(x - 4, foot - 7, width + 8, 9), snow),
  ]);
}
