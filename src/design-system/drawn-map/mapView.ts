import { extentOf } from './mapSheet';
import type { MapSheet, Point } from './mapSheet';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a sheet a map shows: the place in its middle, and how many metres a pixel is. */
export interface MapView extends Point {
  readonly scale: number;
}

/** What part of the map is on the screen, and how large. */
export interface Screen {
  readonly sheet: MapSheet;
  readonly view: MapView;
  readonly size: Size;
  /** Pixels. */
  readonly rem: number;
}

/** Metres of a pixel, at the closest: closer, the outlines would be too inexact. */
const CLOSEST = 2.5;
/** Metres that a map shows at least along its shorter side before anyone zooms. */
const LEAST_SHOWN = 1800;
/** Pixels around the places, for their labels. */
const MARGIN = 56;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The scale nearest to the one wished at which the sheet is neither too coarse nor too small. */
function scaleWithin(scale: number, { width, height }: Size, sheet: MapSheet): number {
  const extent = extentOf(sheet);
  const closest = Math.min(CLOSEST * (sheet.unit / 10), extent.x / width);
  return clamp(scale, closest, Math.min(extent.x / width, extent.y / height));
}

/** The view nearest to the one wished that shows no more than the sheet has. */
export function withinSheet({ x, y, scale }: MapView, size: Size, sheet: MapSheet): MapView {
  const extent = extentOf(sheet);
  const shown = scaleWithin(scale, size, sheet);
  const [halfWidth, halfHeight] = [(size.width * shown) / 2, (size.height * shown) / 2];
  return {
    x: clamp(x, halfWidth, extent.x - halfWidth),
    y: clamp(y, halfHeight, extent.y - halfHeight),
    scale: shown,
  };
}

/** The view that shows all points with room for their labels. */
export function viewOf(points: readonly Point[], size: Size, sheet: MapSheet): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = Math.min(MARGIN, size.width / 4, size.height / 4);
  const scale = Math.max(
    (right - left) / (size.width - 2 * margin),
    (bottom - top) / (size.height - 2 * margin),
    (sheet.plan?.leastShown ?? LEAST_SHOWN) / Math.min(size.width, size.height),
  );
  return withinSheet({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size, sheet);
}

/** Where a point of the sheet is on the screen. */
export const onScreen = (view: MapView, { width, height }: Size, { x, y }: Point): Point => ({
  x: width / 2 + (x - view.x) / view.scale,
  y: height / 2 + (y - view.y) / view.scale,
});

/** Closer by `factor`, as far as the sheet allows, with the point of the screen staying where it is. */
export function zoomed(view: MapView, size: Size, sheet: MapSheet, factor: number, at: Point): MapView {
  const scale = scaleWithin(view.scale / factor, size, sheet);
  const [right, down] = [at.x - size.width / 2, at.y - size.height / 2];
  return { x: view.x + right * (view.scale - scale), y: view.y + down * (view.scale - scale), scale };
}

/** A round number of metres that is at most `longest` pixels wide, and its width. */
export function scaleBar({ scale }: MapView, longest: number): { readonly metres: number; readonly width: number } {
  const most = longest * scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((each) => each * power <= most) ?? 1) * power;
  return { metres, width: metres / scale };
}
