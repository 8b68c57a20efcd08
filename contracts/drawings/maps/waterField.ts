/** Longitude and latitude, WGS 84 degrees. */
export type Position = readonly [longitude: number, latitude: number];
type Ring = readonly Position[];
/** A polygon of land: its shore, then the shores of its lakes. */
export type Polygon = readonly Ring[];

/** A square of ground in cells, north up. Cell (0, 0) is in the north-west corner. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Metres. */
  readonly cell: number;
  /** From degrees to cells. */
  readonly toCell: (position: Position) => readonly [x: number, y: number];
}

const METRES_PER_DEGREE = 111_195;

export function gridAround([west, south, east, north]: readonly [number, number, number, number], cell: number): Grid {
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perCell = METRES_PER_DEGREE / cell;
  return {
    cell,
    columns: Math.round((east - west) * squeeze * perCell),
    rows: Math.round((north - south) * perCell),
    toCell: ([longitude, latitude]) => [(longitude - west) * squeeze * perCell, (north - latitude) * perCell],
  };
}

type Field = Float32Array<ArrayBuffer>;

/** Adds `value` to each cell whose middle is inside the ring. */
function fill(field: Field, { columns, rows, toCell }: Grid, ring: Ring, value: number): void {
  const points = ring.map(toCell);
  // By row: where the shore crosses the middle of its cells. A shore can have a hundred thousand points.
  const crossings = new Map<number, number[]>();
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const first = Math.max(0, Math.ceil(Math.min(y, nextY) - 0.5));
    const last = Math.min(rows - 1, Math.ceil(Math.max(y, nextY) - 0.5) - 1);
    for (let row = first; row <= last; row += 1) {
      const crossing = x + ((row + 0.5 - y) / (nextY - y)) * (nextX - x);
      crossings.set(row, [...(crossings.get(row) ?? []), crossing]);
    }
  });
  for (const [row, unordered] of crossings) {
    const sorted = unordered.sort((a, b) => a - b);
    for (let index = 0; index + 1 < sorted.length; index += 2) {
      const from = Math.max(0, Math.ceil((sorted[index] ?? 0) - 0.5));
      const to = Math.min(columns - 1, Math.floor((sorted[index + 1] ?? 0) - 0.5));
      for (let column = from; column <= to; column += 1) field[row * columns + column]! += value;
    }
  }
}

/** Averages each cell with its neighbours, `spread` metres around, in one direction after the other. */
function blurred(field: Field, { columns, rows, cell }: Grid, spread: number): Field {
  const reach = Math.max(1, Math.round((spread / cell) * 2.5));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-(((index - reach) * cell) ** 2) / (2 * spread ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pass = (from: Field, step: number, length: number, lineStep: number, lines: number): Field => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      for (let index = 0; index < length; index += 1) {
        let total = 0;
        weights.forEach((weight, offset) => {
          const at = Math.min(length - 1, Math.max(0, index + offset - reach));
          total += weight * (from[line * lineStep + at * step] ?? 0);
        });
        to[line * lineStep + index * step] = total / sum;
      }
    }
    return to;
  };
  return pass(pass(field, 1, columns, columns, rows), columns, rows, 1, columns);
}

/** A piece of ground drawn by hand over what the open data know: an area by its shore, or a line of a width in metres. */
export type Shape = { readonly ring: Ring } | { readonly line: Ring; readonly width: number };

/** Metres from the middle of each cell to the line. */
function distancesTo(line: Ring, { columns, rows, cell, toCell }: Grid): Field {
  const points = line.map(toCell);
  const distances: Field = new Float32Array(columns * rows).fill(Infinity);
  points.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const square = dx * dx + dy * dy || 1;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [column + 0.5 - fromX, row + 0.5 - fromY];
        const part = Math.min(1, Math.max(0, (x * dx + y * dy) / square));
        const at = row * columns + column;
        distances[at] = Math.min(distances[at] ?? Infinity, Math.hypot(x - part * dx, y - part * dy) * cell);
      }
    }
  });
  return distances;
}

/** Makes water or land of a shape. */
export function drawShape(field: Field, grid: Grid, shape: Shape, is: 'water' | 'land'): void {
  const inside: Field = new Float32Array(field.length);
  if ('ring' in shape) fill(inside, grid, shape.ring, 1);
  else
    distancesTo(shape.line, grid).forEach((metres, index) => {
      inside[index] = Math.min(1, Math.max(0, (shape.width / 2 - metres) / grid.cell + 0.5));
    });
  const soft = 'ring' in shape ? blurred(inside, grid, grid.cell) : inside;
  soft.forEach((share, index) => {
    field[index] = (field[index] ?? 0) * (1 - share) + (is === 'water' ? share : 0);
  });
}

/** Makes land around the places, as far as the next shore and a little more: at least `least` metres. */
export function keepDry(
  field: Field,
  { columns, rows, cell, toCell }: Grid,
  places: readonly Position[],
  least: number,
): void {
  for (const [x, y] of places.map(toCell)) {
    const distances = Array.from(field, (_, index) =>
      Math.hypot((index % columns) + 0.5 - x, Math.floor(index / columns) + 0.5 - y),
    );
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    let shore = Infinity;
    field.forEach((value, index) => {
      if (value < 0.5) shore = Math.min(shore, distances[index] ?? Infinity);
    });
    const radius = Math.max(least, shore * cell + least / 2) / cell;
    distances.forEach((distance, index) => {
      field[index] = Math.min(field[index] ?? 0, Math.max(0, (distance - radius) / 3 + 0.5));
    });
  }
}

interface Detail {
  /** Metres by which sea shores and the shores of lakes are smoothed: the data know lakes less exactly. */
  readonly sea: number;
  readonly lakes: number;
  /** Shores with fewer points are no shape that anyone would know. */
  readonly leastPoints: number;
}

/** How much of each cell is water, from 0 to 1. */
export function waterField(grid: Grid, land: readonly Polygon[], detail: Detail): Field {
  const size = grid.columns * grid.rows;
  const [inShores, inLakes] = [new Float32Array(size), new Float32Array(size)];
  for (const [shore, ...lakes] of land) {
    if (shore && shore.length > detail.leastPoints) fill(inShores, grid, shore, 1);
    for (const lake of lakes) if (lake.length > detail.leastPoints) fill(inLakes, grid, lake, 1);
  }
  const [sea, lakes] = [new Float32Array(size), new Float32Array(size)];
  inShores.forEach((count, index) => {
    sea[index] = count === 0 ? 1 : 0;
    // An island in a lake lies in the shore of the land and in its own.
    lakes[index] = count > 0 && count <= (inLakes[index] ?? 0) ? 1 : 0;
  });
  const [softSea, softLakes] = [blurred(sea, grid, detail.sea), blurred(lakes, grid, detail.lakes)];
  return softSea.map((value, index) => Math.max(value, softLakes[index] ?? 0));
}
