import { mix, sheer, tone } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { curve, type Point, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { pillow } from './pillow';
import { block, level, type Space, upright } from './space';
import type { RoomStyle } from './style';
import { throwCloth } from './throwCloth';

interface Bed {
  /** Left side and width. */
  readonly x: number;
  readonly width: number;
  /** Two mattresses side by side. */
  readonly parted?: boolean;
  readonly long?: number;
  /** The z of the head; the back wall when missing. */
  readonly head?: number;
  readonly base?: number;
}

/** A made bed: frame, mattress, duvet with its sheet turned back, pillows, a woven cloth at the foot. */
export function bed(
  sheet: Sheet,
  space: Space,
  style: RoomStyle,
  { x, width, parted = false, long = 2, head = space.depth, base = 0.16 }: Bed,
): string {
  const front = head - long;
  const top = base + 0.42;
  const linen = style.linen;
  const shade = mix(linen, '#6f6f96', 0.3);
  const shadow: Point[] = [
    [x - 0.12, 0.001, front - 0.22],
    [x + width + 0.16, 0.001, front - 0.22],
    [x + width + 0.22, 0.001, head],
    [x - 0.1, 0.001, head],
  ].map(([px = 0, py = 0, pz = 0]) => space.at([px, py, pz]));
  const parts = [
    fill(straight(shadow), sheer('#2a2038', 0.3)),
    block(
      space,
      { x, y: base, z: front, width, height: 0.12, depth: long },
      style.wood,
      tone(style.wood, -0.05),
      tone(style.wood, -0.12),
    ),
    ...[0.03, width - 0.11].map((dx) =>
      fill(upright(space, x + dx, 0, front + 0.02, 0.08, base), tone(style.wood, -0.14)),
    ),
    block(
      space,
      { x: x - 0.01, y: base + 0.12, z: front, width: width + 0.02, height: 0.3, depth: long },
      linen,
      fade(sheet, mix(linen, '#c9c0d0', 0.3), shade),
      mix(linen, '#6f6f96', 0.42),
    ),
    fill(level(space, x - 0.01, top, head - 0.86, width + 0.02, 0.34), mix(linen, '#ffffff', 0.7)),
    fill(level(space, x - 0.01, top, head - 0.9, width + 0.02, 0.05), sheer('#7a6f8a', 0.28)),
  ];
  for (const share of [0.22, 0.5, 0.76]) {
    const from = space.at([x + width * share, top, head - 0.9]);
    const to = space.at([x + width * (share + sheet.chance.between(-0.08, 0.08)), top, front + 0.6]);
    parts.push(
      stroke(curve([from, [(from[0] + to[0]) / 2 + 5, (from[1] + to[1]) / 2], to]), sheer('#7a6f8a', 0.2), 2.6),
    );
  }
  if (parted)
    parts.push(
      stroke(
        straight(
          [
            space.at([x + width / 2, top, head]),
            space.at([x + width / 2, top, front]),
            space.at([x + width / 2, base + 0.12, front]),
          ],
          false,
        ),
        sheer('#5a4f6a', 0.5),
        2.6,
      ),
    );
  parts.push(throwCloth(sheet, space, x, top, front, width, style));
  const sleepers = width > 1.3 ? 2 : 1;
  for (let index = 0; index < sleepers; index += 1) {
    const room = width / sleepers;
    const broad = Math.min(0.68, room * 0.86);
    const left = x + room * (index + 0.5) - broad / 2;
    parts.push(
      pillow(sheet, space, left, top, head - 0.12, broad, linen),
      pillow(sheet, space, left + 0.03, top - 0.04, head - 0.32, broad * 0.94, mix(linen, '#ffffff', 0.4)),
    );
  }
  if (width > 1.3) parts.push(pillow(sheet, space, x + width / 2 - 0.24, top - 0.05, head - 0.46, 0.48, style.accent));
  return group(parts);
}
