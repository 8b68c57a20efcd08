import { mix, tone } from '../drawing/colour';
import { fill, group } from '../drawing/marks';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { air } from '../elements/air';
import { lights } from '../palette';
import type { Setting } from '../rooms/setting';
import { shell } from '../rooms/shell';
import { block, createSpace, upright } from '../rooms/space';
import { roomStyles } from '../rooms/style';
import { type HotelLook, lookOf } from './hotelLooks';
import type { Brand } from '@/domain/content/hotel';

/** The hotel whose rooms are drawn. */
export interface House {
  readonly id: string;
  readonly brand: Brand;
}

/** A hall of a hotel: a room with the look of the house. */
export interface Hall extends Setting {
  readonly id: string;
  readonly look: HotelLook;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly metre: number;
}

/** The style of a brand in the colours of one of its hotels. */
export function styleOf({ id, brand }: House): Hall['style'] {
  const look = lookOf(id);
  const style = roomStyles[brand];
  return {
    ...style,
    wall: look.wall,
    wallTexture: look.walls ?? style.wallTexture,
    sideWall: mix(look.wall, '#3a3050', 0.12),
    throwCloth: look.cloth,
    seat: look.seat,
  };
}

/** An empty hall of a hotel on a sheet. */
export function createHall(sheet: Sheet, house: House, { width, height, depth, metre }: Size): Hall {
  const look = lookOf(house.id);
  const space = createSpace(width, height, depth, metre, sheet);
  return { sheet, space, style: styleOf(house), brand: house.brand, id: house.id, look };
}

/** Old beams under the ceiling, from the back wall towards us. */
const beams = ({ space, style }: Hall): string => {
  const count = Math.round(space.width / 1.5);
  return group(
    Array.from({ length: count }, (_, index) =>
      block(
        space,
        {
          x: (space.width * (index + 0.5)) / count - 0.11,
          y: space.height - 0.17,
          z: -1,
          width: 0.22,
          height: 0.17,
          depth: space.depth + 1,
        },
        style.wood,
        mix(style.wood, '#3a2a24', 0.3),
        mix(style.wood, '#3a2a24', 0.45),
      ),
    ),
  );
};

/** Bare masonry instead of the brand's painted wall. */
const masonry = ({ sheet, space, style }: Hall): string => {
  const wall = upright(space, 0, 0.09, space.depth, space.width, space.height - 0.09);
  return group([fill(wall, style.wall), fill(wall, texture(sheet, 'brick', tone(style.wall, -0.16), 0.7))]);
};

/** Walls, what stands in the hall, and its air: warmer and darker when it is dark outside. */
export function furnished(hall: Hall, parts: readonly string[]): string {
  const { sheet, space, style, brand, look } = hall;
  const light = { ...lights.summerEvening, sun: '#ffe2a8', shade: mix('#5a4f72', '#241c44', look.dusk) };
  return group([
    shell(sheet, space, style, brand),
    ...(look.walls === 'brick' ? [masonry(hall)] : []),
    ...(look.hasBeams ? [beams(hall)] : []),
    ...parts,
    air(sheet, light, sheet.width / 2, sheet.height * 0.4, 0.26),
  ]);
}
