import type { Sheet } from '../drawing/sheet';

/** Draws one picture on a sheet of any shape: composed for the shape, never cropped to it. */
export type Scene = (sheet: Sheet) => string;
