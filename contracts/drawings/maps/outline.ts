import type { Grid } from './waterField';

type Point = readonly [x: number, y: number];

/** Where an outline crosses the side between two cells. The side is its name: rounded, two points may be the same. */
interface Crossing {
  readonly side: string;
  readonly at: Point;
}

/**
 * The outlines of where the field is over a half: marching squares over the middles of the cells, closed along the
 * border.
 */
function outlines(field: ArrayLike<number>, { columns, rows }: Grid): readonly (readonly Point[])[] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (field[y * columns + x] ?? 0);
  const next = new Map<string, { readonly from: Crossing; readonly to: Crossing }>();
  const cross = (ax: number, ay: number, bx: number, by: number): Crossing => {
    const [a, b] = [at(ax, ay), at(bx, by)];
    const part = (0.5 - a) / (b - a);
    return { side: `${ax + bx},${ay + by}`, at: [ax + (bx - ax) * part + 0.5, ay + (by - ay) * part + 0.5] };
  };
  for (let y = -1; y < rows; y += 1) {
    for (let x = -1; x < columns; x += 1) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const wet = corners.map(([cx, cy]) => at(cx, cy) > 0.5);
      // Sides where the outline enters and leaves, with water on its right.
      const enters: Crossing[] = [];
      const leaves: Crossing[] = [];
      corners.forEach(([ax, ay], side) => {
        const [bx, by] = corners[(side + 1) % 4] ?? [ax, ay];
        if (wet[side] === wet[(side + 1) % 4]) return;
        (wet[side] ? enters : leaves).push(cross(ax, ay, bx, by));
      });
      enters.forEach((from, index) => {
        const to = leaves[index];
        if (to) next.set(from.side, { from, to });
      });
    }
  }
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let step = next.entries().next().value;
    while (step) {
      const [name, { from, to }] = step;
      next.delete(name);
      ring.push(from.at);
      const following = next.get(to.side);
      step = following ? [to.side, following] : undefined;
    }
    rings.push(ring);
  }
  return rings;
}

/** How far a point is from the nearest of a line's points: a shore that turns back leaves the line at its ends. */
function distanceTo([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const on = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - on * dx, y - fromY - on * dy);
}

/** Leaves out points that lie within `tolerance` of the line between those kept (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const offsets = points.map((point) => distanceTo(first, last, point));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

interface Drawing {
  /** Metres. */
  readonly unit: number;
  readonly tolerance: number;
  /** Square metres: what is smaller is left out. */
  readonly leastArea: number;
}

/** Where the field is over a half, as a path in whole units: closed rings of `M` and relative `l`. */
export function pathOf(field: ArrayLike<number>, grid: Grid, { unit, tolerance, leastArea }: Drawing): string {
  return outlines(field, grid)
    .filter((ring) => areaOf(ring) * grid.cell ** 2 >= leastArea)
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      const kept = [
        ...simplified(ring.slice(0, half + 1), tolerance / grid.cell).slice(0, -1),
        ...simplified([...ring.slice(half), ...ring.slice(0, 1)], tolerance / grid.cell).slice(0, -1),
      ];
      const points = kept.map(([x, y]) => [Math.round((x * grid.cell) / unit), Math.round((y * grid.cell) / unit)]);
      const steps = points.slice(1).map(([x = 0, y = 0], index) => {
        const [beforeX = 0, beforeY = 0] = points[index] ?? [];
        return `${x - beforeX} ${y - beforeY}`;
      });
      return `M${points[0]?.join(' ')}l${steps.join(' ')}z`;
    })
    .join('');
}
