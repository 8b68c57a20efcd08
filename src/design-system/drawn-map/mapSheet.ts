import towns from './sheets/index.json';

/** WGS 84 degrees. */
export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of a sheet: metres from its north-west corner, north up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A kind of place that has a sign of its own: see `mapSigns.ts`. */
export type LandmarkKind =
  | 'castle'
  | 'church'
  | 'cathedral'
  | 'hall'
  | 'harbour'
  | 'library'
  | 'lighthouse'
  | 'market'
  | 'monument'
  | 'museum'
  | 'plane'
  | 'slope'
  | 'spa'
  | 'stadium'
  | 'station'
  | 'theatre'
  | 'tower'
  | 'university'
  | 'wheel';

/** In Finnish, English, Swedish and Estonian; one alone where all say the same. */
export type LocalNames = readonly string[];

/** What a town has besides water, in paths of `M` and relative `l`, points and lengths in steps of the sheet. */
export interface MapPlan {
  readonly parks: string;
  /** Lines of height. */
  readonly heights: string;
  /** By their width in metres. */
  readonly rivers: readonly { readonly width: number; readonly path: string }[];
  readonly rails: string;
  readonly main: string;
  readonly side: string;
  readonly bridges: string;
  readonly walls: string;
  readonly slopes: string;
  readonly lifts: string;
  /** Names of streets: where each may stand, the best first, with its turn in degrees. */
  readonly names: readonly {
    readonly names: LocalNames;
    readonly length: number;
    readonly spots: readonly (readonly number[])[];
  }[];
  /** The best known first. */
  readonly landmarks: readonly {
    readonly kind: LandmarkKind;
    readonly names: LocalNames;
    readonly at: readonly number[];
  }[];
  /** Metres that a map shows at least along its shorter side. */
  readonly leastShown?: number;
}

/** Outlines of a piece of ground: see `contracts/drawings/maps`, which cuts them. */
export interface MapSheet {
  /** West, south, east and north. */
  readonly bounds: readonly number[];
  /** Metres in a step of the paths. */
  readonly unit: number;
  /** Closed rings of `M` and relative `l`; what lies inside an even number of them is land. */
  readonly water: string;
  /** Land of other countries, on the sheet of the whole country. */
  readonly abroad?: string;
  /** Streets and landmarks, on the sheet of a town. */
  readonly plan?: MapPlan;
}

const METRES_PER_DEGREE = 111_195;

const eastward = ([, south = 0, , north = 0]: readonly number[]): number =>
  METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);

/** Where a place is on the sheet. */
export const onSheet = ({ bounds }: MapSheet, { latitude, longitude }: GeoPosition): Point => {
  const [west = 0, , , north = 0] = bounds;
  return { x: (longitude - west) * eastward(bounds), y: (north - latitude) * METRES_PER_DEGREE };
};

/** Width and height of the sheet, in metres. */
export const extentOf = (sheet: MapSheet): Point =>
  onSheet(sheet, { longitude: sheet.bounds[2] ?? 0, latitude: sheet.bounds[1] ?? 0 });

/** The part of a sheet that may be shown at its edges has outlines on one side only: places there have no map. */
const EDGE = 0.12;

const holds = ([west = 0, south = 0, east = 0, north = 0]: readonly number[], places: readonly GeoPosition[]) => {
  const [across, along] = [(east - west) * EDGE, (north - south) * EDGE];
  return places.every(
    ({ latitude, longitude }) =>
      longitude > west + across && longitude < east - across && latitude > south + along && latitude < north - along,
  );
};

/** The smallest sheet that has all the places, by its name; the whole country where no town has them. */
export function sheetFor(places: readonly GeoPosition[]): string {
  const heightOf = ({ bounds: [, south = 0, , north = 0] }: (typeof towns)[number]) => north - south;
  const fitting = towns.filter(({ bounds }) => holds(bounds, places)).sort((a, b) => heightOf(a) - heightOf(b));
  return fitting[0]?.id ?? 'country';
}

/** Each sheet is a file of its own, loaded when its map is shown. */
export const loadSheet = async (name: string): Promise<MapSheet> => {
  const file = (await import(`./sheets/${name}.json`)) as { readonly default: unknown };
  return file.default as MapSheet;
};
