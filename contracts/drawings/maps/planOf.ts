import type { TownPlan } from './townPlan';
import type { Position } from './waterField';

const METRES_PER_DEGREE = 111_195;

export interface Sheet {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly unit: number;
}

type Point = readonly [x: number, y: number];

/** Metres that a street needs for another place of its name. */
const NAME_EVERY = 500;

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** The point at a part of the length of a line. */
function pointAt(points: readonly Point[], part: number): Point {
  let left = lengthOf(points) * part;
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] ?? [x, y];
    const step = Math.hypot(x - fromX, y - fromY);
    if (left <= step && step > 0) return [fromX + ((x - fromX) * left) / step, fromY + ((y - fromY) * left) / step];
    left -= step;
  }
  return points.at(-1) ?? [0, 0];
}

/** Places for the name along a street, the best first: x, y and the turn in degrees, read from the left. */
function spotsOf(points: readonly Point[], unit: number): readonly (readonly [number, number, number])[] {
  const more = Math.floor((lengthOf(points) * unit) / NAME_EVERY);
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85].slice(0, 1 + Math.min(4, more));
  return parts.map((part) => {
    const [x, y] = pointAt(points, part);
    const [before, after] = [pointAt(points, Math.max(0, part - 0.1)), pointAt(points, Math.min(1, part + 0.1))];
    const turn = Math.round((Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI);
    const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
    return [Math.round(x), Math.round(y), upright];
  });
}

/** A line, or a closed outline, without its corners (Chaikin): twice the points, each a quarter into a side. */
function rounded(points: readonly Position[], isClosed: boolean): readonly Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const sides = (isClosed ? [...points, first] : points).slice(0, -1).map((from, index, all) => {
    const to = points[index + 1] ?? first;
    const at = (part: number): Position => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    // The ends of a line stay where they are.
    if (isClosed) return [at(0.25), at(0.75)];
    return [index === 0 ? from : at(0.25), index === all.length - 1 ? to : at(0.75)];
  });
  return sides.flat();
}

const smooth = (points: readonly Position[]) => rounded(rounded(points, false), false);
const smoothArea = (points: readonly Position[]) => rounded(rounded(points, true), true);

/** Metres that a bridge goes on beyond both banks. */
const LANDING = 15;

/** Where streets cross rivers: a piece of the street from bank to bank. */
function bridgesOf(
  streets: readonly (readonly Point[])[],
  rivers: readonly { readonly points: readonly Point[]; readonly reach: number }[],
): readonly (readonly Point[])[] {
  const sidesOf = (points: readonly Point[]) => points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  return streets.flatMap((street) =>
    sidesOf(street).flatMap(([from, to]) =>
      rivers.flatMap(({ points, reach }) =>
        sidesOf(points).flatMap(([above, below]) => {
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const [ux, uy] = [below[0] - above[0], below[1] - above[1]];
          const cross = dx * uy - dy * ux;
          if (cross === 0) return [];
          const [wx, wy] = [above[0] - from[0], above[1] - from[1]];
          const [along, across] = [(wx * uy - wy * ux) / cross, (wx * dy - wy * dx) / cross];
          if (along < 0 || along > 1 || across < 0 || across > 1) return [];
          const [length, width] = [Math.hypot(dx, dy), Math.hypot(ux, uy)];
          // Askew, the way over the river is longer.
          const half = reach / Math.max(0.5, Math.abs(cross) / (length * width));
          const [x, y] = [from[0] + dx * along, from[1] + dy * along];
          const [stepX, stepY] = [(dx / length) * half, (dy / length) * half];
          return [[[x - stepX, y - stepY] as const, [x + stepX, y + stepY] as const]];
        }),
      ),
    ),
  );
}

/** The plan of a town as its sheet has it: paths in whole units of the sheet, all of a kind in one. */
export function planOf(town: TownPlan, { bounds: [west, south, , north], unit }: Sheet) {
  const eastward = METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const onSheet = ([longitude, latitude]: Position): Point => [
    ((longitude - west) * eastward) / unit,
    ((north - latitude) * METRES_PER_DEGREE) / unit,
  ];
  const inUnits = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const drawn = (lines: readonly (readonly Point[])[], end = '') =>
    lines
      .map((each) => {
        const [first = [0, 0], ...points] = each.map(inUnits);
        let [atX, atY] = first;
        const steps = points.flatMap(([x, y]) => {
          if (x === atX && y === atY) return [];
          const step = `${x - atX} ${y - atY}`;
          [atX, atY] = [x, y];
          return [step];
        });
        return `M${first.join(' ')}l${steps.join(' ')}${end}`;
      })
      .join('');
  const pathOf = (lines: readonly (readonly Position[])[], end = '') =>
    drawn(
      lines.map((each) => each.map(onSheet)),
      end,
    );
  const streetsOf = (isMain: boolean) =>
    pathOf(town.streets.filter((street) => street.isMain === isMain).map((street) => street.line));
  const rivers = (town.rivers ?? []).map(({ line, width }) => ({ line: smooth(line), width }));
  const streets = town.streets.map((street) => street.line.map(onSheet));
  const rails = (town.rails ?? []).map((each) => smooth(each).map(onSheet));
  const crossed = rivers.map(({ line, width }) => ({
    points: line.map(onSheet),
    reach: (width / 2 + LANDING) / unit,
  }));
  const named = town.streets.filter(({ names: [name] }) => name);
  return {
    parks: pathOf(
      (town.parks ?? []).map((each) => rounded(each, true)),
      'z',
    ),
    heights: pathOf((town.heights ?? []).map(smoothArea), 'z'),
    rivers: rivers.map(({ line, width }) => ({ width, path: pathOf([line]) })),
    rails: pathOf((town.rails ?? []).map(smooth)),
    main: streetsOf(true),
    side: streetsOf(false),
    bridges: pathOf(town.bridges ?? []) + drawn(bridgesOf([...streets, ...rails], crossed)),
    walls: pathOf(town.walls ?? []),
    slopes: pathOf((town.slopes ?? []).map(smooth)),
    lifts: pathOf(town.lifts ?? []),
    names: named.map(({ names, line }) => {
      const points = line.map(onSheet);
      return { names, length: Math.round(lengthOf(points)), spots: spotsOf(points, unit) };
    }),
    landmarks: town.landmarks.map(({ kind, names, at }) => ({ kind, names, at: inUnits(onSheet(at)) })),
    ...(town.leastShown !== undefined && { leastShown: town.leastShown }),
  };
}
