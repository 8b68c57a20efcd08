import type { Colour } from '../drawing/colour';
import type { Texture } from '../drawing/texture';

/** The lamps of a hotel's halls. */
export type LampKind = 'bulb' | 'cone' | 'dome' | 'globe' | 'lantern';

/** What makes the halls of a hotel its own, beside the style of its brand. */
export interface HotelLook {
  /** What its windows face: from the left (0) to the right (1) of its own scene. */
  readonly towards: number;
  /** Outside it is: 0 bright day, 1 night. */
  readonly dusk: number;
  readonly wall: Colour;
  readonly cloth: Colour;
  readonly seat: Colour;
  readonly lamp: LampKind;
  /** What the walls are made of, where they are not as in other houses of the brand. */
  readonly walls?: Texture;
  readonly hasBeams?: boolean;
}

const look = (
  towards: number,
  dusk: number,
  lamp: LampKind,
  wall: Colour,
  cloth: Colour,
  seat: Colour,
  more: Pick<HotelLook, 'walls' | 'hasBeams'> = {},
): HotelLook => ({ towards, dusk, lamp, wall, cloth, seat, ...more });

const looks: Readonly<Record<string, HotelLook>> = {
  1001: look(0.3, 0.2, 'dome', '#d3d6bd', '#3f7a5f', '#d9a05c'),
  1002: look(0.26, 1, 'globe', '#4a4a66', '#7d2638', '#8d3546'),
  1003: look(0.3, 0.7, 'bulb', '#f8d9a8', '#e8577e', '#6d4bb0'),
  1004: look(0.62, 0.3, 'lantern', '#b58a72', '#a8443a', '#3f5f7c', { walls: 'brick', hasBeams: true }),
  1101: look(0.5, 0, 'cone', '#dff0ea', '#2f9c95', '#f2b632'),
  1151: look(0.45, 0.9, 'cone', '#aebdc9', '#2f5a86', '#d9803f'),
  1201: look(0.34, 0.3, 'globe', '#e6c6ba', '#8f4f54', '#7a8f6a'),
  1202: look(0.28, 0.9, 'cone', '#6d4640', '#c9a25a', '#37515c', { walls: 'brick' }),
  1301: look(0.3, 0.5, 'cone', '#c98f72', '#5a4a6a', '#b5653f', { walls: 'brick' }),
  1302: look(0.66, 1, 'bulb', '#5f4a80', '#f2b632', '#e8577e'),
  1401: look(0.28, 0.1, 'dome', '#dcd3c0', '#5a4a42', '#4f7fa4'),
  1501: look(0.66, 1, 'lantern', '#b4b6a0', '#37515c', '#b5653f'),
  1502: look(0.3, 1, 'lantern', '#b58a62', '#3f7a6a', '#4f6f7c'),
  1503: look(0.6, 0.9, 'bulb', '#84685a', '#8f3f4a', '#6a5f8c'),
  1504: look(0.36, 0, 'cone', '#d8ba92', '#2f5a86', '#c96f3f'),
  1551: look(0.6, 1, 'lantern', '#9aa69c', '#5a4a8c', '#8f6f4a'),
  1601: look(0.52, 0.3, 'dome', '#dfd0ac', '#2f6f84', '#e0b878'),
  1651: look(0.32, 0.1, 'globe', '#c3d0d6', '#a8443a', '#3f6f8c'),
  1701: look(0.36, 0.3, 'lantern', '#d9bf96', '#6a4a36', '#5f7a4c'),
  1751: look(0.3, 0.3, 'globe', '#c9d4d2', '#2f5a7c', '#d97f6a'),
  1801: look(0.6, 0.2, 'lantern', '#b9ab8e', '#a8443a', '#7d5a42', { walls: 'boards', hasBeams: true }),
  1851: look(0.58, 0, 'globe', '#dfe8e8', '#5f9cb0', '#e6dcc8'),
  1901: look(0.56, 0.9, 'dome', '#cdc3ac', '#2f6f84', '#a8543f'),
  1951: look(0.66, 0.7, 'globe', '#b0806e', '#6a4a7c', '#7a8f5c'),
  2001: look(0.62, 0.4, 'cone', '#c6ced0', '#3f5a7c', '#c9573f'),
  2002: look(0.22, 0.9, 'lantern', '#6a5f66', '#8f3f3a', '#5a4a3c', { hasBeams: true }),
};

/** The look of a hotel's halls. */
export function lookOf(hotelId: string): HotelLook {
  const found = looks[hotelId];
  if (!found) throw new Error(`Nobody has said how hotel ${hotelId} looks inside`);
  return found;
}
