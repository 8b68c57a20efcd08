import { mix } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import { box, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';
import { rounded } from './rounded';

/** A tall brick chimney, with its smoke drifting. */
export function chimneyStack(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  height: number,
  width: number,
  from: 1 | -1,
  smoke: number,
): string {
  const { chance } = sheet;
  const brick = '#a9523f';
  const shape = straight([
    [x - width / 2, foot],
    [x + width / 2, foot],
    [x + width * 0.34, foot - height],
    [x - width * 0.34, foot - height],
  ]);
  const parts: string[] = [];
  if (smoke !== 0) {
    for (let index = 0; index < 15; index += 1) {
      const share = index / 15;
      const size = width * (0.5 + share * 2.6);
      const px = x + smoke * share ** 1.25 + chance.between(-6, 6);
      const py = foot - height - width * 0.5 - share ** 0.7 * Math.abs(smoke) * 0.36;
      parts.push(
        `<ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(size * 1.3)}" ry="${short(size * 0.72)}" fill="${mix(light.haze, light.sun, 0.35 + chance.between(0, 0.3))}" opacity="${(0.5 * (1 - share * 0.85)).toFixed(2)}"/>`,
      );
    }
  }
  parts.push(
    fill(shape, rounded(sheet, light, brick, from)),
    fill(shape, texture(sheet, 'brick', shaded(brick, light, 0.6), 0.3)),
  );
  parts.push(
    fill(
      box(x - width * 0.42, foot - height - 3, width * 0.84, width * 0.32),
      rounded(sheet, light, shaded(brick, light, 0.2), from),
    ),
    fill(box(x - width * 0.38, foot - height + width * 0.7, width * 0.76, width * 0.12), shaded(brick, light, 0.45)),
  );
  return group(parts);
}
