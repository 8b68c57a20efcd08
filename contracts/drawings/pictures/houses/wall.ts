import { type Colour, mix, sheer } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group } from '../drawing/marks';
import { box, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture, type Texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';
import { windowAt, type WindowStyle } from './window';

export interface Wall {
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly texture: Texture;
  readonly window: WindowStyle;
  readonly floors: number;
  readonly bays: number;
  /** The share of windows lit at night. */
  readonly shining?: number;
  readonly plinth?: Colour;
  /** Bays of the ground floor without a window: a door, a passage. */
  readonly free?: readonly number[];
  /** The margins under the eaves and above the ground. */
  readonly over?: number;
  readonly under?: number;
}

/** A wall with its windows, drawn upwards from the origin: x to the right, y negative. */
export function wall(sheet: Sheet, light: Light, look: Wall): string {
  const { chance } = sheet;
  const {
    width,
    height,
    colour,
    window,
    floors,
    bays,
    shining = 0.62,
    over = height * 0.07,
    under = height * 0.1,
  } = look;
  const outline = box(0, -height, width, height);
  const parts = [
    fill(
      outline,
      linear(sheet, [
        [0, mix(colour, light.shade, 0.16)],
        [0.2, colour],
        [1, mix(colour, light.shade, 0.12)],
      ]),
    ),
    fill(outline, texture(sheet, look.texture, shaded(colour, light, 0.6), look.texture === 'plaster' ? 0.14 : 0.32)),
  ];
  if (look.plinth) parts.push(fill(box(-1, -under * 0.62, width + 2, under * 0.62), look.plinth));
  parts.push(fill(box(0, -height, width, Math.max(4, over * 0.7)), sheer(light.shade, 0.32)));
  const storey = (height - over - under) / floors;
  const bay = width / bays;
  for (let floor = 0; floor < floors; floor += 1) {
    for (let index = 0; index < bays; index += 1) {
      if (floor === 0 && look.free?.includes(index)) continue;
      const x = bay * (index + 0.5) - window.width / 2;
      const y = -under - storey * floor - storey * 0.5 - window.height / 2;
      const isLit = chance.happens(light.dusk > 0.2 ? shining * (0.45 + 0.55 * light.dusk) : 0.06);
      parts.push(windowAt(sheet, light, x, y, window, isLit));
    }
  }
  return group(parts);
}

/** Places a wall. A slope turns it away from the viewer: its far end is higher. */
export const stand = (drawn: readonly string[], x: number, foot: number, slope = 0): string =>
  group(drawn, `transform="matrix(1 ${slope.toFixed(3)} 0 1 ${short(x)} ${short(foot)})"`);
