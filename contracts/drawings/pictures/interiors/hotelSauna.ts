import { createChance } from '../drawing/chance';
import { type Colour, mix, tone } from '../drawing/colour';
import { fade, glow } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, short, straight } from '../drawing/path';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { per } from '../frame';
import { lights } from '../palette';
import { flames } from '../rooms/flames';
import { face, level, upright } from '../rooms/space';
import { bench, pail, panelling, shade, stove } from '../rooms/views/saunaParts';
import type { Scene } from '../scenes/scene';
import { createHall, type Hall, type House } from './hall';
import { outside } from './outside';

/** The wood of each sauna: alder is red, aspen pale, and smoke makes it dark. */
const woods: Readonly<Record<string, Colour>> = {
  1001: '#e3b880',
  1002: '#cf9a62',
  1003: '#e0ac6a',
  1202: '#c08254',
  1504: '#8a6446',
  1551: '#cf9d66',
  1801: '#b98a58',
  2001: '#ecca98',
};

/** Round logs, dark between them. */
const logs = ({ space }: Hall): string =>
  stroke(
    Array.from({ length: 9 }, (_, index) =>
      straight(
        [space.at([0, 0.24 + index * 0.25, space.depth]), space.at([space.width, 0.24 + index * 0.25, space.depth])],
        false,
      ),
    ).join(''),
    '#4a2c1c77',
    7,
  );

/** Brick walls under a vault. */
function vault({ sheet, space, look }: Hall): string {
  const { width, height, depth } = space;
  const back = upright(space, 0, 0, depth, width, height);
  const [left, spring] = space.at([0, 1.62, depth]);
  const [right] = space.at([width, 1.62, depth]);
  const crown = space.at([0, height - 0.04, depth])[1];
  const arch = `M${short(left)} ${short(spring)}Q${short((left + right) / 2)} ${short(crown - (spring - crown))} ${short(right)} ${short(spring)}`;
  return group([
    fill(back, fade(sheet, mix(look.wall, '#8a5444', 0.5), mix(look.wall, '#c08a70', 0.7))),
    fill(back, texture(sheet, 'brick', '#4a2620', 0.5)),
    fill(`${arch}V${short(crown - 4)}H${short(left)}Z`, '#5a3830'),
    fill(`${arch}V${short(crown - 4)}H${short(left)}Z`, texture(sheet, 'brick', '#2f1a18', 0.5)),
    stroke(arch, '#c08a70', 15),
    stroke(arch, '#5a3830', 3),
  ]);
}

const view = ({ sheet, space, id, look }: Hall, x: number, width: number): string => {
  const [left, top] = space.at([x, 2.1, space.depth]);
  const [right, foot] = space.at([x + width, 1.36, space.depth]);
  const opening = { x: left, y: top, width: right - left, height: foot - top };
  return group([
    outside(sheet, id, look.towards, box(left, top, right - left, foot - top), opening),
    stroke(box(left, top, right - left, foot - top), tone(shade, 0.06), 13),
    fill(box(left - 14, foot + 4, right - left + 28, 11), mix(shade, '#ffe0a0', 0.4)),
  ]);
};

/** The shared sauna of a hotel: benches, a stove with stones, and its window, or the brick of its vault. */
export const hotelSauna =
  (house: House, isBrick: boolean): Scene =>
  (sheet) => {
    const { width, metre } = per(sheet, {
      card: { width: 4.3, metre: 236 },
      wide: { width: 7, metre: 195 },
      tall: { width: 4.3, metre: 236 },
    });
    const hall = createHall(sheet, house, { width, height: 2.4, depth: 2.3, metre });
    const { space, style, look } = hall;
    const { depth } = space;
    const glass = Math.min(width - 2, 3.4);
    const wood = woods[house.id] ?? '#d9a56c';
    const isTurned = createChance(`${house.id} sauna`).happens(0.5);
    const place = (x: number, wide: number): number => (isTurned ? width - x - wide : x);
    const towel = place(width - 2.1, 0.52);
    const stoveX = place(width - 0.86, 0.58);
    const [lampX, lampY] = space.at([place(0.36, 0), 1.86, depth]);
    const [fireX, fireY] = space.at([stoveX + 0.29, 0.22, depth - 1.1]);
    return group([
      panelling(sheet, space, wood),
      ...(isBrick ? [vault(hall)] : []),
      ...(house.brand === 'break' || house.brand === 'custom' ? [logs(hall)] : []),
      ...(isBrick ? [] : [view(hall, place(0.95, glass), glass)]),
      glow(sheet, lampX, lampY, 210, '#fff0c0', 0.85),
      fill(box(lampX - 32, lampY - 54, 64, 108), '#fff2cc'),
      ...[-24, -8, 8, 24].map((dx) => fill(box(lampX + dx - 4, lampY - 60, 8, 120), shade)),
      fill(upright(space, 0.05, 1.18, depth - 0.03, width - 0.1, 0.08), mix(wood, '#ffe6bc', 0.35)),
      bench(sheet, space, { x: 0, width, up: 0.94, z: depth - 0.62 }, wood),
      fill(level(space, towel, 0.95, depth - 0.62, 0.52, 0.62), style.linen),
      fill(
        face(space, [
          [towel, 0.93, depth - 0.63],
          [towel + 0.52, 0.93, depth - 0.63],
          [towel + 0.52, 0.6, depth - 0.63],
          [towel, 0.6, depth - 0.63],
        ]),
        mix(style.linen, '#8a7a70', 0.12),
      ),
      ...[0.64, 0.7].map((up, index) =>
        fill(upright(space, towel, up, depth - 0.64, 0.52, 0.035), index ? style.accent : look.cloth),
      ),
      bench(sheet, space, { x: place(0, width - 1.05), width: width - 1.05, up: 0.48, z: depth - 1.24 }, wood),
      pail(sheet, space, place(width - 1.55, 0), 0.49, depth - 1),
      stove(sheet, space, stoveX, depth - 1.1),
      ...(house.id === '1202' || house.id === '1801' || house.id === '1504'
        ? [
            fill(upright(space, stoveX + 0.16, 0.14, depth - 1.12, 0.26, 0.22), '#1c1418'),
            flames(sheet, fireX, fireY + 14, 62),
          ]
        : []),
      air(sheet, { ...lights.summerEvening, sun: '#ffcf80', shade: '#4a2c2a' }, lampX, lampY, 0.4),
    ]);
  };
