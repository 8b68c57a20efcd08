import { type Colour, mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, straight } from '../../drawing/path';
import type { Sheet } from '../../drawing/sheet';
import { texture } from '../../drawing/texture';
import { steam } from '../../elements/steam';
import { level, near, sideWall, type Space, upright } from '../space';

const paleWood = '#d9a56c';
export const shade = '#8a5632';

interface Bench {
  readonly x: number;
  readonly width: number;
  readonly up: number;
  /** Its front edge. */
  readonly z: number;
}

/** Panelled walls, warm from the lamp. */
export function panelling(sheet: Sheet, space: Space, wood: Colour = paleWood): string {
  const { width, height, depth } = space;
  const back = upright(space, 0, 0, depth, width, height);
  const seams = Array.from({ length: 20 }, (_, index) => (index + 1) * 0.11)
    .map((up) =>
      straight(
        [space.at([0, up, near]), space.at([0, up, depth]), space.at([width, up, depth]), space.at([width, up, near])],
        false,
      ),
    )
    .join('');
  return group([
    fill(box(0, 0, 1200, 800), shade),
    fill(level(space, 0, height, near, width, depth - near), fade(sheet, tone(wood, -0.14), tone(wood, -0.02))),
    fill(level(space, -0.2, 0, near, width + 0.4, depth - near), fade(sheet, '#5f4a40', '#7a6354')),
    fill(sideWall(space, 0), fade(sheet, tone(wood, -0.1), tone(wood, -0.2))),
    fill(sideWall(space, width), fade(sheet, tone(wood, -0.12), tone(wood, -0.24))),
    fill(back, fade(sheet, mix(wood, '#ffe0a0', 0.35), tone(wood, -0.1))),
    fill(back, texture(sheet, 'dry', shade, 0.35)),
    stroke(seams, '#6a3f2455', 2.2),
    glow(sheet, ...space.at([0.5, 1.9, depth]), 560, '#ffdf9a', 0.75),
  ]);
}

/** A bench of slats, from its front to its back edge. */
export function bench(sheet: Sheet, space: Space, { x, width, up, z }: Bench, wood: Colour = paleWood): string {
  const slat = (index: number): string =>
    fill(level(space, x, up, z + index * 0.16, width, 0.13), mix(wood, '#ffe6bc', 0.45 - index * 0.06));
  return group([
    fill(
      upright(space, x, up - 0.5 < 0 ? 0 : up - 0.5, z + 0.1, width, Math.min(0.5, up)),
      fade(sheet, '#4a2f22dd', '#3a241acc'),
    ),
    fill(level(space, x, up - 0.01, z, width, 0.62), shade),
    ...[3, 2, 1, 0].map(slat),
    fill(upright(space, x, up - 0.1, z, width, 0.1), fade(sheet, mix(wood, '#ffe6bc', 0.3), tone(wood, -0.06))),
  ]);
}

/** A stove with stones, and a rail of wood before it. */
export function stove(sheet: Sheet, space: Space, x: number, z: number): string {
  const [left, top] = space.at([x, 0.72, z]);
  const [right, foot] = space.at([x + 0.58, 0.06, z]);
  const stones = Array.from({ length: 34 }, () => {
    const place = sheet.chance.between(0.03, 0.97);
    return disc(
      left + (right - left) * place,
      top - sheet.chance.between(0, 46) * (1 - Math.abs(place - 0.5)),
      sheet.chance.between(13, 20),
      ['#8d8794', '#6e6876', '#a39daa', '#5c5664'][
        sheet.chance.happens(0.5) ? 0 : sheet.chance.happens(0.5) ? 1 : sheet.chance.happens(0.5) ? 2 : 3
      ] ?? '#8d8794',
    );
  });
  return group([
    oval((left + right) / 2, foot + 6, (right - left) * 0.62, 16, '#1f140f66'),
    fill(
      straight([
        [left, top],
        [right, top],
        [right - 12, foot],
        [left + 12, foot],
      ]),
      fade(sheet, '#4a4450', '#2a2530'),
    ),
    ...stones,
    ...Array.from({ length: 5 }, (_, index) =>
      stroke(
        straight(
          [
            [left + 26, top + 34 + index * 22],
            [right - 26, top + 34 + index * 22],
          ],
          false,
        ),
        '#ff9a4a55',
        5,
      ),
    ),
    glow(sheet, (left + right) / 2, top - 20, 150, '#ffb060', 0.3),
    steam(sheet, (left + right) / 2, top - 40, 210, 40, '#fff6e4', 0.16),
  ]);
}

/** A pail of wood with a ladle, on the lower bench. */
export function pail(sheet: Sheet, space: Space, x: number, up: number, z: number): string {
  const [px, py] = space.at([x, up, z]);
  return group([
    fill(
      straight([
        [px - 40, py - 66],
        [px + 40, py - 66],
        [px + 32, py],
        [px - 32, py],
      ]),
      fade(sheet, '#e9c08a', '#a87444'),
    ),
    ...[-50, -18].map((dy) => fill(box(px - 38, py + dy, 76, 8), '#4a4450')),
    oval(px, py - 66, 40, 10, '#7a5236'),
    stroke(
      curve([
        [px + 10, py - 64],
        [px + 44, py - 120],
        [px + 84, py - 160],
      ]),
      '#c9955c',
      8,
    ),
  ]);
}
