import type { Place } from './coastline';

/** A point of the drawing, in degrees of latitude from the north-west corner of the world. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** In the middle of Finland a degree of longitude is this part of one of latitude. */
const SQUEEZE = Math.cos((64.5 * Math.PI) / 180);
/** Width to height of the map. */
export const MAP_RATIO = 3 / 4;
/** Degrees of latitude the map shows at least; closer, the hand-drawn coast would be too inexact. */
const MIN_HEIGHT = 3;
const MARGIN = 0.22;

/** North up: degrees become a drawing where shapes keep their proportions. */
export function project([longitude, latitude]: Place): Point {
  return { x: longitude * SQUEEZE, y: 90 - latitude };
}

/** The part of the drawing that holds all these points with air around, in the map's proportions. */
export function frameAround(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const height = Math.max(
    MIN_HEIGHT,
    (bottom - top) * (1 + 2 * MARGIN),
    ((right - left) * (1 + 2 * MARGIN)) / MAP_RATIO,
  );
  const width = height * MAP_RATIO;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A soft closed line: corners become curves through the middle of each side. */
export function softOutline(places: readonly Place[]): string {
  const points = places.map(project);
  const write = ({ x, y }: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const last = middles.at(-1);
  if (!last) return '';
  return `M${write(last)}${points.map((point, index) => `Q${write(point)} ${write(middles[index] ?? point)}`).join('')}Z`;
}
