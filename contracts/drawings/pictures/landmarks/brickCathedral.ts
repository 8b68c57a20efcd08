import { mix } from '../drawing/colour';
import { fade, linear } from '../drawing/gradients';
import { disc, fill, group } from '../drawing/marks';
import { box, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { afar, type Light, shaded } from '../palette';

/** The old brick cathedral: one massive tower with a stepped copper top, a high nave behind it. */
export function brickCathedral(sheet: Sheet, light: Light, x: number, foot: number, s: number): string {
  const brick = afar('#a5604c', light, 0.22);
  const copper = afar('#5f8c80', light, 0.2);
  const half = 44 * s;
  const top = foot - 250 * s;
  const tower = box(x - half, top, half * 2, 250 * s);
  const nave = box(x + half, foot - 120 * s, 190 * s, 120 * s);
  const tier = (wide: number, from: number, to: number): string =>
    fill(
      straight([
        [x - wide * s, top - from * s],
        [x + wide * s, top - from * s],
        [x + wide * 0.72 * s, top - to * s],
        [x - wide * 0.72 * s, top - to * s],
      ]),
      linear(
        sheet,
        [
          [0, mix(copper, light.sun, 0.25)],
          [1, shaded(copper, light, 0.45)],
        ],
        true,
      ),
    );
  const arch = (ax: number, ay: number, aw: number, ah: number): string =>
    fill(
      `M${short(ax)} ${short(ay)}v${short(-ah)}q${short(aw / 2)} ${short(-aw * 0.9)} ${short(aw)} 0v${short(ah)}Z`,
      light.dusk > 0.5 ? '#f0b768' : shaded(brick, light, 0.7),
    );
  return group([
    fill(nave, fade(sheet, mix(brick, light.sun, 0.1), shaded(brick, light, 0.4))),
    fill(nave, texture(sheet, 'brick', shaded(brick, light, 0.7), 0.4)),
    fill(
      straight([
        [x + half, foot - 118 * s],
        [x + half + 196 * s, foot - 118 * s],
        [x + half + 170 * s, foot - 178 * s],
        [x + half, foot - 178 * s],
      ]),
      afar('#54505e', light, 0.25),
    ),
    ...[0, 1, 2, 3].map((index) => arch(x + half + (18 + index * 44) * s, foot - 30 * s, 18 * s, 52 * s)),
    fill(
      tower,
      linear(
        sheet,
        [
          [0, mix(brick, light.sun, 0.3)],
          [0.55, brick],
          [1, shaded(brick, light, 0.5)],
        ],
        true,
      ),
    ),
    fill(tower, texture(sheet, 'brick', shaded(brick, light, 0.7), 0.4)),
    ...[-28, 10].map((dx) => arch(x + dx * s, foot - 170 * s, 18 * s, 46 * s)),
    ...[-28, 10].map((dx) => arch(x + dx * s, foot - 70 * s, 16 * s, 40 * s)),
    disc(x, top + 30 * s, 17 * s, '#f4e2b4'),
    disc(x, top + 30 * s, 13 * s, shaded(brick, light, 0.6)),
    tier(46, 0, 36),
    fill(box(x - 24 * s, top - 56 * s, 48 * s, 22 * s), shaded(brick, light, 0.1)),
    tier(28, 54, 78),
    fill(box(x - 12 * s, top - 96 * s, 24 * s, 20 * s), shaded(copper, light, 0.2)),
    fill(
      straight([
        [x - 15 * s, top - 94 * s],
        [x + 15 * s, top - 94 * s],
        [x, top - 150 * s],
      ]),
      copper,
    ),
    disc(x, top - 152 * s, 3.4 * s, '#e9c46a'),
  ]);
}
