import { mix, tone } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, curve, short, straight } from '../../drawing/path';
import type { Sheet } from '../../drawing/sheet';
import { texture } from '../../drawing/texture';
import { air } from '../../elements/air';
import { steam } from '../../elements/steam';
import { lights } from '../../palette';
import type { Scene } from '../../scenes/scene';
import { createSpace, face, level, near, type Space, upright } from '../space';
import { roomStyles } from '../style';
import type { Brand } from '@/domain/content/hotel';

const wood = '#d9a56c';
const shade = '#8a5632';

/** Panelled walls, warm from the lamp. */
function panelling(sheet: Sheet, space: Space): string {
  const { width, height, depth } = space;
  const back = upright(space, 0, 0, depth, width, height);
  const side = (x: number): string =>
    face(space, [
      [x, 0, near],
      [x, height, near],
      [x, height, depth],
      [x, 0, depth],
    ]);
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
    fill(side(0), fade(sheet, tone(wood, -0.1), tone(wood, -0.2))),
    fill(side(width), fade(sheet, tone(wood, -0.12), tone(wood, -0.24))),
    fill(back, fade(sheet, mix(wood, '#ffe0a0', 0.35), tone(wood, -0.1))),
    fill(back, texture(sheet, 'dry', shade, 0.35)),
    stroke(seams, '#6a3f2455', 2.2),
    glow(sheet, ...space.at([0.5, 1.9, depth]), 560, '#ffdf9a', 0.75),
  ]);
}

/** A bench of slats, from its front to its back edge. */
function bench(sheet: Sheet, space: Space, x: number, width: number, up: number, z: number): string {
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
function stove(sheet: Sheet, space: Space, x: number, z: number): string {
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
function pail(sheet: Sheet, space: Space, x: number, up: number, z: number): string {
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

/** The sauna of a room: two benches, a stove with stones, and towels in the colours of the brand. */
export const saunaScene =
  (brand: Brand): Scene =>
  (sheet: Sheet) => {
    const space = createSpace(3.1, 2.3, 2.1, 290);
    const style = roomStyles[brand];
    const { depth, width } = space;
    const [lx, ly] = space.at([0.32, 1.95, depth]);
    const towel = [
      [0.5, 0.93],
      [1.0, 0.93],
      [1.0, 0.6],
      [0.5, 0.6],
    ] as const;
    return group([
      panelling(sheet, space),
      glow(sheet, lx, ly, 200, '#fff0c0', 0.9),
      fill(box(lx - 34, ly - 60, 68, 120), '#fff2cc'),
      ...[-24, -8, 8, 24].map((dx) => fill(box(lx + dx - 4, ly - 66, 8, 132), shade)),
      ...[1.28, 1.42].map((up) =>
        fill(upright(space, 0.05, up, depth - 0.03, width - 0.1, 0.08), mix(wood, '#ffe6bc', 0.35)),
      ),
      bench(sheet, space, 0, width, 0.94, depth - 0.62),
      fill(level(space, 0.5, 0.95, depth - 0.62, 0.5, 0.62), style.linen),
      fill(
        face(
          space,
          towel.map(([x, y]) => [x, y, depth - 0.63]),
        ),
        mix(style.linen, '#8a7a70', 0.12),
      ),
      ...[0.64, 0.7].map((up, index) =>
        fill(upright(space, 0.5, up, depth - 0.64, 0.5, 0.035), index ? style.accent : style.throwCloth),
      ),
      bench(sheet, space, 0, 2.08, 0.48, depth - 1.24),
      pail(sheet, space, 1.62, 0.49, depth - 1),
      `<g>${disc(...space.at([0.34, 0.6, depth - 1]), 34, style.throwCloth)}${stroke(`M${short(space.at([0.34, 0.6, depth - 1])[0] - 16)} ${short(space.at([0.34, 0.6, depth - 1])[1])}a16 16 0 1 1 16 16`, '#ffffff55', 4)}</g>`,
      stove(sheet, space, 2.34, depth - 1.1),
      air(sheet, { ...lights.summerEvening, sun: '#ffcf80', shade: '#4a2c2a' }, lx, ly, 0.4),
    ]);
  };
