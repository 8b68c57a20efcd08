import type { Point } from './mapProjection';

/** Half the width and half the height of a pin's label, in hundredths of the map's width and height. */
export interface PinSize {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const clamp = (value: number, half: number): number => Math.min(100 - half, Math.max(half, value));

const touches = (a: Point, b: Point, { halfWidth, halfHeight }: PinSize): boolean =>
  Math.abs(a.x - b.x) < 2 * halfWidth && Math.abs(a.y - b.y) < 2 * halfHeight;

/** Places to try for a label: just above its point first, then around it, further and further. */
function candidates({ x, y }: Point, { halfWidth, halfHeight }: PinSize): readonly Point[] {
  const places: Point[] = [{ x: clamp(x, halfWidth), y: clamp(y - halfHeight * 1.6, halfHeight) }];
  for (let radius = 1; radius <= 12; radius += 0.5) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn * Math.PI) / 8 - Math.PI / 2;
      places.push({
        x: clamp(x + Math.cos(angle) * radius * halfWidth, halfWidth),
        y: clamp(y + Math.sin(angle) * radius * halfHeight, halfHeight),
      });
    }
  }
  return places;
}

/** From so many on, labels around their points would lie on the land and cross each other's lines. */
const CROWD = 12;

/** The middles of labels in one column, in the order of their points from north to south, each as near as there is room. */
function column(heights: readonly number[], half: number): readonly number[] {
  const middles: number[] = [];
  for (const height of heights) middles.push(Math.max(height, half, (middles.at(-1) ?? -half) + 2 * half));
  let below = 100 + half;
  for (let index = middles.length - 1; index >= 0; index -= 1) {
    below = Math.min(middles[index] ?? below, below - 2 * half);
    middles[index] = below;
  }
  return middles;
}

/** Labels along both edges of the map, as in an atlas; null when there is no room for all. */
function alongEdges(points: readonly Point[], { halfWidth, halfHeight }: PinSize): readonly Point[] | null {
  const fromWest = points.map((_, index) => index).sort((a, b) => (points[a]?.x ?? 0) - (points[b]?.x ?? 0));
  const inWest = Math.ceil(points.length / 2);
  if (inWest * 2 * halfHeight > 100) return null;
  const placed: Point[] = [...points];
  const sides = [
    { x: halfWidth, here: fromWest.slice(0, inWest) },
    { x: 100 - halfWidth, here: fromWest.slice(inWest) },
  ];
  for (const { x, here } of sides) {
    const yOf = (index: number) => points[index]?.y ?? 0;
    const fromNorth = [...here].sort((a, b) => yOf(a) - yOf(b));
    const middles = column(fromNorth.map(yOf), halfHeight);
    fromNorth.forEach((index, row) => (placed[index] = { x, y: middles[row] ?? yOf(index) }));
  }
  return placed;
}

/**
 * The middle of each pin's label, in hundredths of the map: near its point, or along the edges where there are many. No
 * label lies on another while there is room.
 */
export function placePins(points: readonly Point[], size: PinSize): readonly Point[] {
  const ordered = points.length > CROWD ? alongEdges(points, size) : null;
  return ordered ?? nearPoints(points, size);
}

function nearPoints(points: readonly Point[], size: PinSize): readonly Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const free = candidates(point, size).find((place) => !placed.some((other) => touches(place, other, size)));
    placed.push(free ?? { x: clamp(point.x, size.halfWidth), y: clamp(point.y, size.halfHeight) });
  }
  return placed;
}
