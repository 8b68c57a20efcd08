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
  /** Left end and bottom of the front. */
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** The visible side, to the right. */
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
  /** Light falls on the side, and the front is in half shade. */
  readonly sideLit?: boolean;
  readonly shining?: number;
  readonly slope?: number;
}
