/** Cuts the outlines of the towns' maps and of the whole country's: see the README. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allHotels } from '../../world/hotels/allHotels';
import { nearbyOf } from '../../world/hotels/surroundings';
import { areas, cities } from '../../world/places';
import { pathOf } from './outline';
import { planOf } from './planOf';
import type { Sheet } from './planOf';
import { townPlans } from './towns';
import { drawShape, gridAround, keepDry, waterField } from './waterField';
import type { Polygon, Position } from './waterField';

const FOLDER = path.resolve(__dirname, '../../../src/design-system/drawn-map/sheets');
const METRES_PER_DEGREE = 111_195;

type Bounds = readonly [west: number, south: number, east: number, north: number];

interface Country {
  readonly properties: { readonly A3: string };
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
}

/** Countries whose land is the map's own; the land of others is drawn fainter. */
const OWN = ['FIN', 'ALA', 'EST'];

const polygonsOf = ({ geometry: { type, coordinates } }: Country): readonly Polygon[] =>
  (type === 'MultiPolygon' ? coordinates : [coordinates]) as readonly Polygon[];

const touches = (ring: readonly Position[], [west, south, east, north]: Bounds): boolean => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return least(xs) < east && most(xs) > west && least(ys) < north && most(ys) > south;
};

const within = (polygons: readonly Polygon[], bounds: Bounds): readonly Polygon[] =>
  polygons.flatMap((polygon) =>
    polygon[0] && touches(polygon[0], bounds)
      ? [[polygon[0], ...polygon.slice(1).filter((lake) => touches(lake, bounds))]]
      : [],
  );

/** A square around the places, with room for frames of every shape: at least 12 km, else twice their extent. */
function boundsAround(places: readonly Position[]): Bounds {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const squeeze = Math.cos((y * Math.PI) / 180);
  const extent = Math.max((Math.max(...xs) - Math.min(...xs)) * squeeze, Math.max(...ys) - Math.min(...ys));
  const half = Math.max(6000 / METRES_PER_DEGREE, extent);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return [round(x - half / squeeze), round(y - half), round(x + half / squeeze), round(y + half)];
}

const position = ({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }): Position => [
  longitude,
  latitude,
];

/** Towns with their hotels and what guests walk to, and regions small enough for one sheet. */
function towns(): readonly { readonly id: string; readonly places: readonly Position[] }[] {
  const sheetOf = (id: string, cityIds: readonly string[]) => {
    const here = allHotels.filter(({ cityId }) => cityIds.includes(cityId));
    const walks = here.flatMap((hotel) => nearbyOf(hotel).filter(({ walkMetres }) => walkMetres !== null));
    return { id, places: [...here, ...walks].map(position) };
  };
  const regions = areas
    .map(({ id }) =>
      sheetOf(
        id,
        cities.flatMap((city) => (city.areaIds.includes(id) ? [city.id] : [])),
      ),
    )
    .filter(({ places }) => Math.max(...places.map(([, y]) => y)) - Math.min(...places.map(([, y]) => y)) < 0.3);
  return [...cities.map(({ id }) => sheetOf(id, [id])), ...regions].filter(({ places }) => places.length > 0);
}

function cut(source: string): void {
  const countries = (JSON.parse(readFileSync(source, 'utf8')) as { readonly features: readonly Country[] }).features;
  const all = countries.flatMap(polygonsOf);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const write = (id: string, sheet: object) => {
    const text = `${JSON.stringify(sheet)}\n`;
    writeFileSync(path.join(FOLDER, `${id}.json`), text);
    console.log(`${id}: ${text.length} bytes`);
  };

  const index = towns().map(({ id, places }) => {
    const bounds = boundsAround(places);
    const grid = gridAround(bounds, 20);
    const field = waterField(grid, within(all, bounds), { sea: 45, lakes: 260, leastPoints: 6 });
    const plan = townPlans[id];
    for (const { is, ...shape } of plan?.ground ?? []) drawShape(field, grid, shape, is);
    keepDry(field, grid, places, plan?.ground ? 30 : 140);
    const water = pathOf(field, grid, { unit: 10, tolerance: 10, leastArea: 15_000 });
    write(id, { bounds, unit: 10, water, ...(plan && { plan: planOf(plan, { bounds, unit: 10 }) }) });
    return { id, bounds };
  });
  writeFileSync(path.join(FOLDER, 'index.json'), `${JSON.stringify(index)}\n`);

  const bounds: Bounds = [18.2, 58.6, 33, 70.4];
  const grid = gridAround(bounds, 2000);
  const detail = { sea: 1800, lakes: 1800, leastPoints: 6 };
  const drawing = { unit: 500, tolerance: 900, leastArea: 4e7 };
  const sea = waterField(grid, within(all, bounds), detail);
  const own = countries.filter(({ properties }) => OWN.includes(properties.A3)).flatMap(polygonsOf);
  const notOwn = waterField(grid, within(own, bounds), detail);
  const land = sea.map((value) => 1 - value);
  const abroad = notOwn.map((value, cell) => Math.min(value, land[cell] ?? 0));
  write('country', {
    bounds,
    unit: 500,
    water: pathOf(sea, grid, drawing),
    abroad: pathOf(abroad, grid, drawing),
  });
}

/** Draws the plans anew on sheets whose water stays as it is. */
function redrawPlans(): void {
  for (const [id, plan] of Object.entries(townPlans)) {
    const file = path.join(FOLDER, `${id}.json`);
    const sheet = JSON.parse(readFileSync(file, 'utf8')) as Sheet;
    writeFileSync(file, `${JSON.stringify({ ...sheet, plan: planOf(plan, sheet) })}\n`);
  }
}

const source = process.argv[2];
if (source) cut(source);
else redrawPlans();
