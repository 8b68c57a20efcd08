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

/**
 * The middle of each pin's label, in hundredths of the map, near its point and inside the map; no label lies on another
 * while there is room.
 */
export function placePins(points: readonly Point[], size: PinSize): readonly Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const free = candidates(point, size).find((place) => !placed.some((other) => touches(place, other, size)));
    placed.push(free ?? { x: clamp(point.x, size.halfWidth), y: clamp(point.y, size.halfHeight) });
  }
  return placed;
}
