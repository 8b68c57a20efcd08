import type { Colour } from '../drawing/colour';
import type { Texture } from '../drawing/texture';
import type { WindowStyle } from './window';

export interface HouseLook {
  readonly wall: Colour;
  readonly texture: Texture;
  readonly trim: Colour;
  readonly roof: Colour;
  readonly window: WindowStyle;
  readonly plinth?: Colour;
  readonly snow?: boolean;
  readonly door?: Colour;
}

export interface HouseBody {
  /** Left end of the front, and its foot. */
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** The side that is seen too, to the right. */
  readonly depth: number;
  readonly floors: number;
  readonly bays: number;
  readonly sideBays?: number;
  /** `gable` shows its gable to the viewer, `ridge` its roof. */
  readonly roof: 'gable' | 'ridge' | 'hip' | 'flat';
  readonly roofHeight: number;
  /** The bay with the door; none when missing. */
  readonly door?: number;
  readonly chimneys?: readonly number[];
  /** Light falls on the side and leaves the front in half shade. */
  readonly sideLit?: boolean;
  readonly shining?: number;
  readonly slope?: number;
}
