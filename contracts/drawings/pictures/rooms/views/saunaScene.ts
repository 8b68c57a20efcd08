import { mix } from '../../drawing/colour';
import { glow } from '../../drawing/gradients';
import { disc, fill, group, stroke } from '../../drawing/marks';
import { box, short } from '../../drawing/path';
import type { Sheet } from '../../drawing/sheet';
import { air } from '../../elements/air';
import { lights } from '../../palette';
import type { Scene } from '../../scenes/scene';
import { createSpace, face, level, upright } from '../space';
import { roomStyles } from '../style';
import { bench, pail, panelling, shade, stove } from './saunaParts';
import type { Brand } from '@/domain/content/hotel';

const wood = '#d9a56c';

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
      bench(sheet, space, { x: 0, width, up: 0.94, z: depth - 0.62 }),
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
      bench(sheet, space, { x: 0, width: 2.08, up: 0.48, z: depth - 1.24 }),
      pail(sheet, space, 1.62, 0.49, depth - 1),
      `<g>${disc(...space.at([0.34, 0.6, depth - 1]), 34, style.throwCloth)}${stroke(`M${short(space.at([0.34, 0.6, depth - 1])[0] - 16)} ${short(space.at([0.34, 0.6, depth - 1])[1])}a16 16 0 1 1 16 16`, '#ffffff55', 4)}</g>`,
      stove(sheet, space, 2.34, depth - 1.1),
      air(sheet, { ...lights.summerEvening, sun: '#ffcf80', shade: '#4a2c2a' }, lx, ly, 0.4),
    ]);
  };
