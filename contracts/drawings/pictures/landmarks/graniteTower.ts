import { mix } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { rounded } from '../elements/rounded';
import { type Light, shaded } from '../palette';

/** A tall granite church tower, stepped at its top. */
export function graniteTower(
  sheet: Sheet,
  light: Light,
  x: number,
  foot: number,
  height: number,
  from: 1 | -1,
): string {
  const stone = mix('#8d8a94', light.haze, 0.18);
  const w = height * 0.17;
  const bright = mix(stone, light.sun, 0.42);
  const dark = shaded(stone, light, 0.5);
  const tier = (wide: number, top: number, base: number): string => {
    const split = x + (from === -1 ? -0.12 : 0.12) * wide;
    return group([
      fill(box(x - wide / 2, foot - top, split - x + wide / 2, top - base), from === -1 ? bright : dark),
      fill(box(split, foot - top, x + wide / 2 - split, top - base), from === -1 ? dark : bright),
      fill(box(x - wide / 2, foot - top, wide, top - base), texture(sheet, 'brick', dark, 0.3)),
    ]);
  };
  return group([
    tier(w, height * 0.7, 0),
    tier(w * 0.84, height * 0.82, height * 0.7),
    tier(w * 0.6, height * 0.88, height * 0.82),
    fill(
      `M${short(x - w * 0.36)} ${short(foot - height * 0.88)}Q${short(x - w * 0.34)} ${short(foot - height * 0.97)} ${short(x)} ${short(foot - height)}Q${short(x + w * 0.34)} ${short(foot - height * 0.97)} ${short(x + w * 0.36)} ${short(foot - height * 0.88)}Z`,
      rounded(sheet, light, '#5f8f7c', from),
    ),
    stroke(segment(x, foot - height * 1.08, x, foot - height), dark, 2),
    ...[0.58, 0.44, 0.3].flatMap((level) =>
      [-0.2, 0.08].map((at) =>
        fill(
          `M${short(x + at * w)} ${short(foot - height * level)}v${short(-height * 0.06)}a${short(w * 0.06)} ${short(w * 0.06)} 0 0 1 ${short(w * 0.12)} 0v${short(height * 0.06)}Z`,
          shaded(dark, light, 0.5),
        ),
      ),
    ),
    ...[0.78].flatMap((level) =>
      [-0.26, -0.05, 0.16].map((at) =>
        fill(box(x + at * w, foot - height * level - height * 0.03, w * 0.1, height * 0.05), shaded(dark, light, 0.5)),
      ),
    ),
    disc(x - w * 0.02, foot - height * 0.665, w * 0.13, '#f0dfb4'),
  ]);
}
