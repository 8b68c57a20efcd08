import { mix, sheer } from '../../drawing/colour';
import { fade } from '../../drawing/gradients';
import { disc, fill, group, stroke } from '../../drawing/marks';
import { curve, segment, short, straight } from '../../drawing/path';
import type { Setting } from '../setting';
import { shadow } from '../shadow';
import { block, face, level, upright } from '../space';
import { grabRail } from './grabRail';

/** A hand shower on a rail, and water from a wide head when it runs. */
function showerHead({ space, style }: Setting, x: number, wide: number, reach = 0.42): string {
  const back = space.depth;
  const s = space.scale(back - 0.3);
  const [hx, hy] = space.at([x + reach, 2.02, back - 0.32]);
  return group([
    stroke(straight([space.at([x, 0.95, back - 0.04]), space.at([x, 2.1, back - 0.04])], false), style.metal, 7),
    stroke(
      curve([space.at([x, 2.1, back - 0.04]), space.at([x + reach * 0.4, 2.18, back - 0.16]), [hx, hy - 8]]),
      style.metal,
      7,
    ),
    fill(
      `M${short(hx - s * wide)} ${short(hy + 8)}h${short(s * wide * 2)}l${short(-s * wide * 0.3)} -16h${short(-s * wide * 1.4)}Z`,
      style.metal,
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      stroke(
        segment(
          hx - s * wide + index * s * wide * 0.2,
          hy + 14,
          hx - s * wide * 1.15 + index * s * wide * 0.23,
          hy + s * 1.35,
        ),
        '#ffffff99',
        1.8,
      ),
    ),
    disc(...space.at([x, 1.62, back - 0.08]), 15, style.metal),
    stroke(
      curve([
        space.at([x, 1.6, back - 0.08]),
        space.at([x - 0.14, 1.2, back - 0.05]),
        space.at([x - 0.03, 1.0, back - 0.04]),
      ]),
      sheer(style.metal, 0.8),
      3.5,
    ),
    fill(upright(space, x - 0.16, 1.0, back - 0.05, 0.32, 0.07), style.metal),
  ]);
}

/** A corner of clear glass, with a shower in it. */
export function glassCorner(setting: Setting, x: number): string {
  const { sheet, space, style } = setting;
  const { width, depth } = space;
  const front = depth - 1;
  const pane = upright(space, x, 0.06, front, 0.56, 1.98);
  const sidePane = face(space, [
    [x, 0.06, front],
    [x, 2.04, front],
    [x, 2.04, depth],
    [x, 0.06, depth],
  ]);
  return group([
    block(
      space,
      { x, y: 0, z: front, width: width - x, height: 0.06, depth: 1 },
      mix('#fbfaf6', style.tile, 0.4),
      '#d8d4dc',
      '#b8b4c0',
    ),
    showerHead(setting, x + 0.5, 0.17),
    fill(upright(space, width - 0.42, 1.12, depth - 0.12, 0.34, 0.03), style.metal),
    ...[style.accent, '#fdf6e6'].map((colour, index) =>
      fill(upright(space, width - 0.38 + index * 0.14, 1.15, depth - 0.1, 0.09, 0.2), colour),
    ),
    fill(sidePane, fade(sheet, '#e4f6f6', '#cfe9ea'), 'opacity="0.3"'),
    fill(pane, fade(sheet, '#eafafa', '#cfe9ea'), 'opacity="0.26"'),
    fill(
      straight([
        space.at([x + 0.1, 0.3, front]),
        space.at([x + 0.3, 1.9, front]),
        space.at([x + 0.4, 1.9, front]),
        space.at([x + 0.2, 0.3, front]),
      ]),
      '#ffffff33',
    ),
    stroke(pane, sheer('#f4fffd', 0.8), 4),
    stroke(sidePane, sheer('#f4fffd', 0.7), 3),
    stroke(straight([space.at([x + 0.5, 0.95, front]), space.at([x + 0.5, 1.3, front])], false), style.metal, 8),
  ]);
}

/** A bathtub along the back wall, with its tap and a hand shower. */
export function bathtub(setting: Setting, x: number): string {
  const { sheet, space, style } = setting;
  const { width, depth } = space;
  const z = depth - 0.8;
  const rim = 0.58;
  const long = width - x;
  return group([
    shadow(space, x, z, long, 0.7),
    block(
      space,
      { x, y: 0, z, width: long, height: rim, depth: 0.8 },
      '#fdfcf8',
      fade(sheet, '#fffdf8', '#cbc6d2'),
      '#b4b0be',
    ),
    fill(level(space, x + 0.12, rim + 0.004, z + 0.12, long - 0.24, 0.58), fade(sheet, '#8fbac6', '#cfe6ea')),
    fill(level(space, x + 0.3, rim + 0.006, z + 0.44, long - 0.7, 0.06), '#f2fafacc'),
    stroke(
      curve([
        space.at([x + long * 0.5, 0.92, depth - 0.02]),
        space.at([x + long * 0.5, 0.95, depth - 0.16]),
        space.at([x + long * 0.5, 0.84, depth - 0.22]),
      ]),
      style.metal,
      10,
    ),
    ...[-0.14, 0.14].map((by) => disc(...space.at([x + long * 0.5 + by, 0.94, depth - 0.03]), 10, style.metal)),
    stroke(
      straight([space.at([x + long * 0.78, 1.1, depth - 0.04]), space.at([x + long * 0.78, 1.9, depth - 0.04])], false),
      style.metal,
      6,
    ),
    fill(
      straight([
        space.at([x + long * 0.78 - 0.03, 1.74, depth - 0.08]),
        space.at([x + long * 0.78 + 0.14, 1.86, depth - 0.2]),
        space.at([x + long * 0.78 + 0.18, 1.8, depth - 0.2]),
        space.at([x + long * 0.78 + 0.02, 1.68, depth - 0.08]),
      ]),
      style.metal,
    ),
    stroke(
      curve([
        space.at([x + long * 0.78, 1.7, depth - 0.06]),
        space.at([x + long * 0.7, 1.3, depth - 0.04]),
        space.at([x + long * 0.54, 0.96, depth - 0.04]),
      ]),
      sheer(style.metal, 0.8),
      3.5,
    ),
    fill(
      straight([
        space.at([x + 0.3, rim + 0.01, z + 0.1]),
        space.at([x + 0.72, rim + 0.01, z + 0.1]),
        space.at([x + 0.72, rim + 0.01, z]),
        space.at([x + 0.72, rim - 0.34, z]),
        space.at([x + 0.3, rim - 0.34, z]),
        space.at([x + 0.3, rim + 0.01, z]),
      ]),
      style.throwCloth,
    ),
    fill(upright(space, x + 0.3, rim - 0.3, z, 0.42, 0.05), style.throwMark),
    ...[0, 1].map((index) =>
      fill(
        upright(space, width - 0.34 + index * 0.14, rim + 0.02, depth - 0.1, 0.09, 0.2),
        index ? '#fdf6e6' : style.accent,
      ),
    ),
  ]);
}

/** A shower on the level of the floor, with a seat that folds down, rails on the wall, and an alarm cord. */
export function stepFreeShower(setting: Setting, x: number): string {
  const { sheet, space, style } = setting;
  const { width, depth } = space;
  const [dx, dy] = space.at([x + 0.75, 0.004, depth - 0.62]);
  const [cx, cy] = space.at([x + 0.1, 0.3, depth - 0.02]);
  return group([
    fill(
      level(space, x + 0.05, 0.002, depth - 1.25, width - x - 0.05, 1.25),
      sheer(mix(style.tile, '#3a3448', 0.55), 0.4),
    ),
    `<ellipse cx="${short(dx)}" cy="${short(dy)}" rx="26" ry="9" fill="${style.metal}"/>`,
    showerHead(setting, x + 0.96, 0.13, 0.3),
    grabRail(space, [
      [x + 0.26, 0.86, depth - 0.06],
      [x + 0.84, 0.86, depth - 0.06],
    ]),
    grabRail(space, [
      [x + 0.26, 0.86, depth - 0.06],
      [x + 0.26, 1.5, depth - 0.06],
    ]),
    grabRail(space, [
      [width, 0.9, depth - 0.15],
      [width, 0.9, depth - 0.95],
    ]),
    block(
      space,
      { x: x + 0.36, y: 0.46, z: depth - 0.46, width: 0.46, height: 0.05, depth: 0.42 },
      '#fffdf8',
      fade(sheet, '#fdfcf8', '#cfcad4'),
      '#b4b0be',
    ),
    stroke(
      segment(...space.at([x + 0.42, 0.46, depth - 0.42]), ...space.at([x + 0.42, 0.2, depth])) +
        segment(...space.at([x + 0.76, 0.46, depth - 0.42]), ...space.at([x + 0.76, 0.2, depth])),
      style.metal,
      6,
    ),
    stroke(
      straight(
        [
          [cx, space.at([0, 2.3, depth])[1]],
          [cx, cy],
        ],
        false,
      ),
      '#d9483b',
      3.5,
    ),
    disc(cx, cy, 9, '#d9483b'),
  ]);
}
