import { createChance } from '../drawing/chance';
import { mix, sheer, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { disc, fill, group, stroke } from '../drawing/marks';
import { curve, straight } from '../drawing/path';
import { per } from '../frame';
import { block, level, upright } from '../rooms/space';
import type { Scene } from '../scenes/scene';
import { chairBack } from './furniture/chair';
import { lamp } from './furniture/lamp';
import { plant } from './furniture/plant';
import { round } from './furniture/round';
import { createHall, furnished, type Hall, type House } from './hall';
import { windowRow } from './windows';

const top = 0.75;

/** A screen on the wall that shows how the day goes on. */
function screen({ sheet, space, look, style }: Hall, x: number, width: number): string {
  const z = space.depth - 0.03;
  const at = (dx: number, up: number): readonly [number, number] => space.at([x + dx * width, 1.1 + up * 1.2, z]);
  const board = upright(space, x, 1.1, z, width, 1.2);
  return group([
    glow(sheet, ...at(0.5, 0.5), 230, '#f4f8ff', 0.35),
    fill(board, fade(sheet, '#fdfcf8', '#e6eaf0')),
    ...[0.2, 0.42, 0.64].map((share, index) =>
      fill(
        upright(space, x + width * share, 1.28, z - 0.01, width * 0.14, [0.34, 0.56, 0.74][index] ?? 0.4),
        [look.cloth, style.accent, style.seat][index] ?? look.cloth,
      ),
    ),
    stroke(straight([at(0.12, 0.92), at(0.12, 0.14), at(0.9, 0.14)], false), '#5a507099', 2.6),
    stroke(curve([at(0.18, 0.34), at(0.4, 0.58), at(0.62, 0.7), at(0.86, 0.88)]), mix(look.cloth, '#2a2038', 0.4), 4),
    stroke(board, '#3a3444', 6),
  ]);
}

/** A long table with paper, glasses and a carafe of water. */
function table(hall: Hall, x: number, z: number, width: number): string {
  const { space, style, look } = hall;
  const depth = 1.05;
  const wood = mix(style.wood, '#ffe8c0', 0.12);
  const seats = Math.floor(width / 0.86);
  const carafe = (dx: number): string => {
    const [px, py] = space.at([x + dx, top, z + 0.5]);
    const s = space.scale(z);
    return group([
      fill(
        curve(
          [
            [px - s * 0.03, py - s * 0.24],
            [px - s * 0.065, py - s * 0.1],
            [px - s * 0.055, py],
            [px + s * 0.055, py],
            [px + s * 0.065, py - s * 0.1],
            [px + s * 0.03, py - s * 0.24],
          ],
          true,
        ),
        '#e4f1f4bb',
      ),
      fill(
        straight([
          [px - s * 0.05, py - s * 0.12],
          [px + s * 0.05, py - s * 0.12],
          [px + s * 0.048, py - 2],
          [px - s * 0.048, py - 2],
        ]),
        '#a9d0dcaa',
      ),
    ]);
  };
  return group([
    fill(level(space, x - 0.1, 0.001, z - 0.1, width + 0.2, depth + 0.2), '#2a203838'),
    ...[0.25, width - 0.4].map((dx) => fill(upright(space, x + dx, 0, z + 0.3, 0.14, top), tone(style.wood, -0.14))),
    block(
      space,
      { x, y: top - 0.06, z, width, height: 0.06, depth },
      mix(style.wood, '#ffe8c0', 0.5),
      wood,
      tone(wood, -0.1),
    ),
    ...Array.from({ length: seats }, (_, index) => {
      const at = x + ((index + 0.5) / seats) * width;
      return group([
        ...[0.1, depth - 0.28].flatMap((dz) => [
          fill(level(space, at - 0.13, top + 0.004, z + dz, 0.24, 0.17), '#fdfaf2'),
          fill(level(space, at - 0.13, top + 0.006, z + dz, 0.03, 0.17), look.cloth),
        ]),
        round(space, at + 0.2, top + 0.006, z + 0.26, 0.05, sheer('#eef6f6', 0.9)),
      ]);
    }),
    carafe(width * 0.34),
    carafe(width * 0.7),
    disc(...space.at([x + width * 0.5, top + 0.06, z + 0.5]), space.scale(z) * 0.06, style.accent),
  ]);
}

/** The meeting room of a hotel: a long table between the screen and the windows. */
export const meetingRoom =
  (house: House): Scene =>
  (sheet) => {
    const { width, long, z } = per(sheet, {
      card: { width: 7.4, long: 4.5, z: 1 },
      wide: { width: 10.2, long: 6.6, z: 1.3 },
      tall: { width: 7.4, long: 4.5, z: 1 },
    });
    const hall = createHall(sheet, house, { width, height: 3, depth: 4.2, metre: 150 });
    const isTurned = createChance(`${house.id} meeting`).happens(0.5);
    const place = (x: number, wide: number): number => (isTurned ? width - x - wide : x);
    const broad = width - 3.4;
    const windows = Math.round(broad / (house.brand === 'break' ? 3.2 : 1.5));
    const left = (width - long) / 2;
    const seats = Math.floor(long / 0.86);
    const seatAt = (index: number): number => left + ((index + 0.5) / seats) * long - 0.21;
    const each = Array.from({ length: seats }, (_, index) => index);
    return furnished(hall, [
      windowRow(hall, {
        from: place(2.95, broad),
        to: place(2.95, broad) + broad,
        sill: 0.8,
        head: 2.56,
        count: windows,
      }),
      screen(hall, place(0.5, 1.95), 1.95),
      plant(hall, place(0.36, 0), 3.7, 1.1),
      ...each.map((index) => chairBack(hall, seatAt(index), z + 0.95, true)),
      table(hall, left, z, long),
      ...each.map((index) => chairBack(hall, seatAt(index), z - 0.42)),
      ...[0.2, 0.5, 0.8].map((share) => lamp(hall, left + long * share, 2.1, z + 0.5)),
    ]);
  };
