import { mix, sheer, tone } from '../drawing/colour';
import { fade, glow, linear } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { curve, segment, short, straight } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { block, face, level, type Space, upright } from './space';
import type { RoomStyle } from './style';

export interface Bath {
  readonly x: number;
  readonly width: number;
  readonly kind: 'shower' | 'bath' | 'rollIn';
}

/** A bathroom behind an open door in the back wall: tiles, a lamp, a basin, and a shower or a tub. */
export function bathroom(sheet: Sheet, space: Space, style: RoomStyle, { x, width, kind }: Bath): string {
  const z = space.depth;
  const high = 2.12;
  const deep = 1.7;
  const opening = upright(space, x, 0, z, width, high);
  const back = z + deep;
  const inner = { left: x - 0.7, wide: width + 1.4 };
  const tile = style.tile;
  const lines: string[] = [];
  for (let up = 0; up <= 2.4; up += 0.2)
    lines.push(straight([space.at([inner.left, up, back]), space.at([inner.left + inner.wide, up, back])], false));
  for (let along = 0; along <= inner.wide; along += 0.2)
    lines.push(straight([space.at([inner.left + along, 0, back]), space.at([inner.left + along, 2.4, back])], false));
  const s = space.scale(back - 0.4);
  const [mx, my] = space.at([x + width * 0.5, 1.5, back]);
  const parts = [
    fill(opening, mix(tile, '#ffe9c0', 0.3)),
    fill(level(space, inner.left, 0, z, inner.wide, deep), mix(tile, '#7a7480', 0.42)),
    fill(
      upright(space, inner.left, 0, back, inner.wide, 2.6),
      fade(sheet, mix(tile, '#fff0cc', 0.45), mix(tile, '#8a8494', 0.22)),
    ),
    stroke(lines.join(''), sheer(mix(tile, '#5a5468', 0.6), 0.4), 1),
    fill(
      face(space, [
        [inner.left, 0, z],
        [inner.left, 2.6, z],
        [inner.left, 2.6, back],
        [inner.left, 0, back],
      ]),
      mix(tile, '#8a8494', 0.3),
    ),
    glow(sheet, mx, my - s * 0.6, s * 1.4, '#fff0c8', 0.6),
  ];
  const metal = style.metal;
  if (kind === 'bath') {
    const rim = 0.58;
    parts.push(
      block(
        space,
        { x: x - 0.2, y: 0, z: z + 0.7, width: width + 0.6, height: rim, depth: 0.8 },
        mix('#fbfaf6', tile, 0.1),
        fade(sheet, '#fdfcf8', '#c9c6d0'),
        '#b4b0be',
      ),
      fill(level(space, x - 0.12, rim + 0.005, z + 0.8, width + 0.44, 0.6), fade(sheet, '#9fc4cc', '#d4e8ea')),
      stroke(
        curve([
          space.at([x + width * 0.75, rim, z + 1.5]),
          space.at([x + width * 0.75, rim + 0.24, z + 1.45]),
          space.at([x + width * 0.6, rim + 0.26, z + 1.3]),
          space.at([x + width * 0.6, rim + 0.16, z + 1.3]),
        ]),
        metal,
        4,
      ),
      ...[0.2, 0.3].map((share) => {
        const [px, py] = space.at([x + width * share, rim + 0.12, z + 0.78]);
        return fill(`M${short(px - 6)} ${short(py + 12)}v-18h12v18Z`, share > 0.25 ? style.accent : '#fdf6e6');
      }),
    );
  } else {
    const headX = x + width * (kind === 'rollIn' ? 0.66 : 0.56);
    const [hx, hy] = space.at([headX, 1.96, back - 0.3]);
    parts.push(
      stroke(
        curve([
          space.at([headX - 0.22, 1.0, back - 0.02]),
          space.at([headX - 0.22, 2.1, back - 0.02]),
          space.at([headX - 0.1, 2.16, back - 0.2]),
          [hx, hy - 6],
        ]),
        metal,
        4.5,
      ),
      fill(
        `M${short(hx - s * 0.14)} ${short(hy)}h${short(s * 0.28)}l${short(-s * 0.06)} ${short(-s * 0.07)}h${short(-s * 0.16)}Z`,
        metal,
      ),
      ...Array.from({ length: 9 }, (_, index) =>
        stroke(
          segment(hx - s * 0.11 + index * s * 0.028, hy + 5, hx - s * 0.2 + index * s * 0.05, hy + s * 1.1),
          '#ffffff88',
          1.3,
        ),
      ),
      disc(...space.at([headX - 0.22, 1.1, back - 0.02]), 6, metal),
    );
    if (kind === 'shower')
      parts.push(
        fill(
          face(space, [
            [x + width * 0.3, 0, z + 0.3],
            [x + width * 0.3, 2, z + 0.3],
            [x + width * 0.3, 2, back],
            [x + width * 0.3, 0, back],
          ]),
          '#e9f6f655',
        ),
        stroke(
          straight([space.at([x + width * 0.3, 0, z + 0.3]), space.at([x + width * 0.3, 2, z + 0.3])], false),
          sheer(metal, 0.9),
          3,
        ),
      );
    else {
      const rail = (from: readonly [number, number, number], to: readonly [number, number, number]): string =>
        stroke(straight([space.at(from), space.at(to)], false), '#2f6fa8', 7) +
        stroke(straight([space.at(from), space.at(to)], false), '#bfe0f4', 2, 'transform="translate(-1.5 -1.5)"');
      parts.push(
        rail([x + 0.16, 0.86, back - 0.06], [x + width * 0.5, 0.86, back - 0.06]),
        rail([headX + 0.16, 0.8, back - 0.06], [headX + 0.16, 1.6, back - 0.06]),
        block(
          space,
          { x: x + width * 0.52, y: 0.46, z: back - 0.48, width: 0.42, height: 0.06, depth: 0.42 },
          '#fdfcf8',
          '#c9c6d0',
          '#b4b0be',
        ),
        stroke(
          straight([space.at([x + width * 0.12, 1.9, z + 0.4]), space.at([x + width * 0.12, 0.4, z + 0.4])], false),
          '#d9483b',
          2.4,
        ),
        disc(...space.at([x + width * 0.12, 0.4, z + 0.4]), 6, '#d9483b'),
      );
    }
  }
  const clipped = group(parts, `clip-path="${within(sheet, opening)}"`);
  const sill = kind === 'rollIn' ? [] : [fill(level(space, x, 0.004, z - 0.03, width, 0.1), tone(style.wood, -0.08))];
  return group([
    clipped,
    stroke(upright(space, x, 0, z, width, high), mix('#fbf6ea', style.wall, 0.2), 9),
    ...sill,
    fill(
      face(space, [
        [x, 0, z],
        [x, high, z],
        [x - 0.5, high, z - 0.66],
        [x - 0.5, 0, z - 0.66],
      ]),
      linear(
        sheet,
        [
          [0, mix('#f6efe0', style.wall, 0.25)],
          [1, mix('#d9cfc4', style.wall, 0.3)],
        ],
        true,
      ),
    ),
    disc(...space.at([x - 0.42, 1.02, z - 0.56]), 5, metal),
  ]);
}
