import { mix, sheer } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { short } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Space, upright } from './space';
import type { RoomStyle } from './style';
import type { Brand } from '@/domain/content/hotel';

/** The decoration of the wall behind the bed, by brand. */
export function wallDress(sheet: Sheet, space: Space, style: RoomStyle, brand: Brand): string[] {
  const wall = upright(space, 0, 0, space.depth, space.width, space.height);
  if (brand === 'original')
    return [
      fill(upright(space, 0, 0, space.depth, space.width, 1.0), mix(style.wall, '#5f7a5c', 0.28)),
      fill(upright(space, 0, 1.0, space.depth, space.width, 0.035), mix(style.wall, '#fff6e0', 0.6)),
    ];
  if (brand === 'heymo') {
    const [cx, cy] = space.at([space.width * 0.42, 0.2, space.depth]);
    const s = space.scale(space.depth);
    return [
      group(
        [
          disc(cx, cy, s * 1.9, '#f2b632'),
          disc(cx, cy, s * 1.3, '#e88aa8'),
          disc(...space.at([space.width * 0.9, 2.5, space.depth]), s * 0.7, '#a9d4cc'),
        ],
        `clip-path="${within(sheet, wall)}"`,
      ),
    ];
  }
  if (brand === 'custom') {
    const motifs: string[] = [];
    for (let row = 0; row < 8; row += 1)
      for (let x = 0.14 + (row % 2) * 0.18; x < space.width; x += 0.36) {
        const [px, py] = space.at([x, 1.02 + row * 0.21, space.depth]);
        motifs.push(`M${short(px)} ${short(py)}q-9 -9 0 -18q9 9 0 18M${short(px - 7)} ${short(py + 3)}h14`);
      }
    return [
      stroke(motifs.join(''), sheer('#f6f1e4', 0.5), 2.2),
      fill(upright(space, 0, 0, space.depth, space.width, 0.92), mix(style.wall, '#f6f1e4', 0.55)),
      fill(upright(space, 0, 0, space.depth, space.width, 0.92), texture(sheet, 'boards', '#8a98a0', 0.25)),
      fill(upright(space, 0, 0.92, space.depth, space.width, 0.04), '#f6f1e4'),
    ];
  }
  if (brand === 'solo')
    return [0.06, 0.36, 0.66].map((share) =>
      stroke(
        upright(space, space.width * share, 0.3, space.depth, space.width * 0.27, 2),
        sheer(style.accent, 0.4),
        2.4,
      ),
    );
  return [];
}
