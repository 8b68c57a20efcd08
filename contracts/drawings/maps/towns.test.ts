import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allHotels } from '../../world/hotels/allHotels';
import { nearbyOf } from '../../world/hotels/surroundings';
import { cities } from '../../world/places';
import { planOf } from './planOf';
import { townPlans } from './towns';
import type { Position } from './waterField';

interface Sheet {
  readonly bounds: readonly [number, number, number, number];
  readonly unit: number;
  readonly water: string;
  readonly plan: ReturnType<typeof planOf>;
}
type Point = readonly [x: number, y: number];

const METRES_PER_DEGREE = 111_195;

const sheetOf = (id: string): Sheet =>
  JSON.parse(
    readFileSync(path.resolve(__dirname, `../../../src/design-system/drawn-map/sheets/${id}.json`), 'utf8'),
  ) as Sheet;

/** In metres from the north-west corner of the sheet. */
const onSheet =
  ({ bounds: [west, south, , north] }: Sheet) =>
  ([longitude, latitude]: Position): Point => [
    (longitude - west) * METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180),
    (north - latitude) * METRES_PER_DEGREE,
  ];

/** The lines of a path, in metres. */
const linesOf = (d: string, unit: number): readonly (readonly Point[])[] =>
  d
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[2 * index] ?? 0;
        y += numbers[2 * index + 1] ?? 0;
        return [x * unit, y * unit];
      });
    });

function isIn(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
  return inside;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Points of a line, at most 20 metres apart. */
const along = (line: readonly Point[]): readonly Point[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.ceil(distance(from, to) / 20);
    return Array.from({ length: count }, (_, step): Point => {
      const part = step / count;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });

const walksOf = (cityId: string) =>
  allHotels
    .filter((hotel) => hotel.cityId === cityId)
    .flatMap((hotel) => nearbyOf(hotel))
    .filter(({ walkMetres }) => walkMetres !== null);

it('draws a plan of every town with hotels', () => {
  expect(cities.filter(({ id }) => !townPlans[id]).map(({ id }) => id)).toEqual([]);
});

describe.each(Object.keys(townPlans))('the plan of %s', (id) => {
  const town = townPlans[id]!;
  const sheet = sheetOf(id);
  const metres = onSheet(sheet);
  const water = linesOf(sheet.water, sheet.unit);

  it('is on its sheet as it is written here', () => {
    expect(sheet.plan).toEqual(JSON.parse(JSON.stringify(planOf(town, sheet))));
  });

  it('has roads, and what the place is known by, on the sheet', () => {
    expect(town.streets.filter(({ isMain }) => isMain).length).toBeGreaterThan(0);
    expect(town.landmarks.length).toBeGreaterThan(1);
    const [west, south, east, north] = sheet.bounds;
    const outside = town.landmarks.filter(
      ({ at: [longitude, latitude] }) =>
        !(longitude > west && longitude < east && latitude > south && latitude < north),
    );
    expect(outside.map(({ names: [name] }) => name)).toEqual([]);
  });

  it('has its hotels on dry land, and landmarks where the places of the same name are', () => {
    const hotels = allHotels.filter(({ cityId }) => cityId === id);
    const wet = hotels.filter(({ longitude, latitude }) => isIn(water, metres([longitude, latitude])));
    expect(wet.map(({ slug }) => slug)).toEqual([]);
    const apart = walksOf(id).flatMap((place) =>
      town.landmarks
        .filter(({ names: [name] }) => name === place.name.fi)
        .map(({ at }) => [place.name.fi, distance(metres(at), metres([place.longitude, place.latitude]))] as const)
        .filter(([, away]) => away > 100),
    );
    expect(apart).toEqual([]);
  });

  it('has its landmarks on land, save for harbours and bridges', () => {
    const bridges = linesOf(sheet.plan.bridges, sheet.unit).flatMap(along);
    const wet = town.landmarks.filter(
      ({ kind, at }) =>
        kind !== 'harbour' && isIn(water, metres(at)) && !bridges.some((bridge) => distance(bridge, metres(at)) < 60),
    );
    expect(wet.map(({ names: [name] }) => name)).toEqual([]);
  });

  it('has its railway station at the rails', () => {
    const stations = walksOf(id).filter(({ kind, name }) => kind === 'STATION' && !/bus|metro/i.test(name.en));
    const rails = linesOf(sheet.plan.rails, sheet.unit).flatMap(along);
    const away = stations.map(({ name, longitude, latitude }) => ({
      name: name.fi,
      metres: Math.min(...rails.map((point) => distance(point, metres([longitude, latitude])))),
    }));
    expect(away.filter((station) => station.metres > 150)).toEqual([]);
  });

  it('leads no street through water but on a bridge', () => {
    const bridges = linesOf(sheet.plan.bridges, sheet.unit).flatMap(along);
    const faults = town.streets.flatMap(({ names: [name], line }) => {
      const wet = along(line.map(metres)).filter(
        (point) => isIn(water, point) && !bridges.some((bridge) => distance(bridge, point) < 60),
      );
      return wet.length > 5 ? [`${name}: ${wet.length * 20} m in water`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has its bridges over water', () => {
    const rivers = (town.rivers ?? []).flatMap(({ line }) => along(line.map(metres)));
    const dry = (town.bridges ?? []).filter(
      (bridge) =>
        !along(bridge.map(metres)).some(
          (point) => isIn(water, point) || rivers.some((middle) => distance(middle, point) < 60),
        ),
    );
    expect(dry).toEqual([]);
  });
});
