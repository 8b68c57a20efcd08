import { sheer, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, short, straight } from '../../drawing/path';
import { within } from '../../drawing/sheet';
import { shadow } from '../../rooms/shadow';
import { block, upright } from '../../rooms/space';
import { near, type Thing } from './thing';

/** A window of coloured glass in lead, lit from behind. */
export const leadedGlass: Thing = (hall, x) => {
  const { sheet } = hall;
  const { at, s } = near(hall, x);
  const [left, foot] = at(0.2, 0.62);
  const [right, top] = at(1.5, 2.5);
  const wide = right - left;
  const outline = `M${short(left)} ${short(foot)}V${short(top + wide * 0.5)}A${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(right)} ${short(top + wide * 0.5)}V${short(foot)}Z`;
  const colours = ['#c9574f', '#e0a94a', '#5f8f7a', '#4f6fa4', '#f0d79a', '#8f5f8c'];
  const size = wide / 5;
  const panes = Array.from({ length: 80 }, (_, index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const px = left + column * size + (row % 2 ? size / 2 : 0) - size * 0.1;
    const py = top + row * size * 0.72;
    const path = straight([
      [px, py - size * 0.7],
      [px + size / 2, py],
      [px, py + size * 0.7],
      [px - size / 2, py],
    ]);
    return (
      fill(path, colours[(column * 2 + row * 3 + ((row * column) % 2)) % 6] ?? '#f0d79a') + stroke(path, '#2a2530', 3)
    );
  });
  const rose = [left + wide / 2, top + wide * 0.62] as const;
  return group([
    glow(sheet, rose[0], rose[1] + 40, s * 1.6, '#ffd79a', 0.5),
    group(panes, `clip-path="${within(sheet, outline)}"`),
    disc(...rose, wide * 0.27, '#2a2530'),
    ...Array.from({ length: 8 }, (_, index) =>
      disc(
        rose[0] + Math.cos(index * 0.785) * wide * 0.16,
        rose[1] + Math.sin(index * 0.785) * wide * 0.16,
        wide * 0.075,
        index % 2 ? '#e0a94a' : '#c9574f',
      ),
    ),
    disc(...rose, wide * 0.09, '#ffe6a8'),
    fill(outline, '#ffe2a822'),
    stroke(outline, '#23202c', 9),
    fill(box(left - 14, foot, wide + 28, 12), '#5f3d30'),
  ]);
};

/** A wall painting of old vines, left in sight, over an iron chest. */
export const wallPainting: Thing = (hall, x) => {
  const { sheet, space } = hall;
  const { at, s } = near(hall, x);
  const [left, foot] = at(0.08, 0.86);
  const [right, top] = at(1.62, 2.56);
  const outline = `M${short(left)} ${short(foot)}V${short(top + 60)}Q${short(left)} ${short(top)} ${short((left + right) / 2)} ${short(top)}T${short(right)} ${short(top + 60)}V${short(foot)}Z`;
  const vine = (from: number, way: 1 | -1): string =>
    group([
      stroke(
        curve([
          at(from, 0.9),
          at(from + way * 0.16, 1.2),
          at(from - way * 0.08, 1.5),
          at(from + way * 0.18, 1.82),
          at(from, 2.12),
          at(from + way * 0.2, 2.34),
        ]),
        '#6f7f54',
        5,
      ),
      ...[
        [0.2, 1.16],
        [-0.12, 1.42],
        [0.24, 1.78],
        [-0.08, 2.04],
        [0.24, 2.3],
      ].map(([dx = 0, up = 0], index) => {
        const [px, py] = at(from + way * dx, up);
        return index % 2
          ? fill(
              `M${short(px)} ${short(py)}q${short(s * 0.1)} ${short(-s * 0.12)} ${short(s * 0.14)} ${short(s * 0.02)}q${short(-s * 0.08)} ${short(s * 0.08)} ${short(-s * 0.14)} ${short(-s * 0.02)}Z`,
              '#7f8f5c',
            )
          : group([
              ...Array.from({ length: 5 }, (_, petal) =>
                disc(
                  px + Math.cos(petal * 1.257) * s * 0.055,
                  py + Math.sin(petal * 1.257) * s * 0.055,
                  s * 0.042,
                  '#a8503f',
                ),
              ),
              disc(px, py, s * 0.035, '#e0b878'),
            ]);
      }),
    ]);
  const z = space.depth - 0.56;
  return group([
    fill(outline, fade(sheet, '#d9c9ac', '#c4ae8e')),
    vine(0.46, 1),
    vine(1.24, -1),
    stroke(outline, '#8f7f70', 8),
    stroke(outline, sheer('#f0e4cc', 0.5), 3),
    shadow(space, x + 0.25, z, 1.2, 0.5),
    block(space, { x: x + 0.25, y: 0, z, width: 1.2, height: 0.52, depth: 0.5 }, '#8a6a50', '#5f4434', '#4a3428'),
    ...[0.42, 0.85, 1.28].map((dx) => fill(upright(space, x + dx - 0.035, 0, z - 0.01, 0.07, 0.52), '#2f2c34')),
    fill(upright(space, x + 0.78, 0.26, z - 0.02, 0.14, 0.14), '#c9a25a'),
  ]);
};

/** Cloth that was woven next door. */
export const woven: Thing = (hall, x) => {
  const { space, style, look } = hall;
  const { at } = near(hall, x);
  const z = space.depth - 0.03;
  const bands = [
    look.cloth,
    '#f3e6cc',
    style.accent,
    '#f3e6cc',
    look.seat,
    '#f3e6cc',
    look.cloth,
    '#e0b878',
    look.cloth,
  ];
  return group([
    fill(upright(space, x + 0.16, 0.76, space.depth - 0.01, 1.44, 1.7), '#2a203826'),
    stroke(straight([at(0.04, 2.5), at(1.66, 2.5)], false), tone(style.wood, -0.1), 8),
    ...bands.map((colour, index) => fill(upright(space, x + 0.14, 2.46 - (index + 1) * 0.18, z, 1.42, 0.185), colour)),
    ...[1, 3, 5, 7].flatMap((row) =>
      Array.from({ length: 7 }, (_, index) => {
        const dx = 0.14 + 1.42 * ((index + 0.5) / 7);
        const up = 2.46 - (row + 0.5) * 0.18;
        return fill(
          straight([at(dx - 0.07, up), at(dx, up + 0.07), at(dx + 0.07, up), at(dx, up - 0.07)]),
          row % 4 === 1 ? look.cloth : style.accent,
        );
      }),
    ),
    ...Array.from({ length: 24 }, (_, index) =>
      stroke(
        straight([at(0.17 + index * 0.06, 0.84), at(0.17 + index * 0.06, 0.72)], false),
        index % 2 ? look.cloth : '#e6d2a8',
        3,
      ),
    ),
    oval(...at(0.85, 2.5), 5, 5, style.metal),
  ]);
};
