import type { Position, Shape } from './waterField';

/** The kinds of landmarks that have a sign of their own on a map. */
export const landmarkKinds = [
  'castle',
  'church',
  'cathedral',
  'hall',
  'harbour',
  'library',
  'lighthouse',
  'market',
  'monument',
  'museum',
  'plane',
  'slope',
  'spa',
  'stadium',
  'station',
  'theatre',
  'tower',
  'university',
  'wheel',
] as const;

/** In Finnish, English, Swedish and Estonian; one alone where all say the same. */
export type Names = readonly string[];

interface Street {
  readonly names: Names;
  readonly line: readonly Position[];
  readonly isMain: boolean;
}

export interface PlanLandmark {
  readonly kind: (typeof landmarkKinds)[number];
  readonly names: Names;
  readonly at: Position;
}

/** What is drawn of a town by hand besides the water of the open data. WGS 84 degrees, true to about 100 metres. */
export interface TownPlan {
  /** Water and land over those of the data, in this order. */
  readonly ground?: readonly (Shape & { readonly is: 'water' | 'land' })[];
  /** Too narrow for an outline: their middle, and their width in metres. */
  readonly rivers?: readonly { readonly line: readonly Position[]; readonly width: number }[];
  readonly parks?: readonly (readonly Position[])[];
  /** Lines of height around hills and fells. */
  readonly heights?: readonly (readonly Position[])[];
  readonly rails?: readonly (readonly Position[])[];
  readonly streets: readonly Street[];
  /** Over the sea, lakes and wide rivers; those over `rivers` follow from the streets. */
  readonly bridges?: readonly (readonly Position[])[];
  readonly walls?: readonly (readonly Position[])[];
  readonly slopes?: readonly (readonly Position[])[];
  readonly lifts?: readonly (readonly Position[])[];
  /** The best known first. */
  readonly landmarks: readonly PlanLandmark[];
  /** Metres that a map shows at least along its shorter side, where what a guest comes for is farther than in a town. */
  readonly leastShown?: number;
}

/** A line from its points, latitude before longitude as people write them: '60.17 24.94, 60.18 24.95'. */
export const line = (points: string): readonly Position[] =>
  points.split(',').map((point) => {
    const [latitude = NaN, longitude = NaN] = point.trim().split(/\s+/).map(Number);
    return [longitude, latitude];
  });

/** Names parted by bars, in the order of `Names`; an empty one is as the first. */
const names = (text: string): Names => {
  const [first = '', ...others] = text.split('|');
  return others.length === 0 ? [first] : [first, ...others.map((each) => each || first)];
};

export const main = (text: string, points: string): Street => ({
  names: names(text),
  line: line(points),
  isMain: true,
});

export const side = (text: string, points: string): Street => ({ ...main(text, points), isMain: false });

export const landmark = (kind: PlanLandmark['kind'], text: string, point: string): PlanLandmark => ({
  kind,
  names: names(text),
  at: line(point)[0] ?? [NaN, NaN],
});

export const water = (ring: string) => ({ is: 'water', ring: line(ring) }) as const;
export const land = (ring: string) => ({ is: 'land', ring: line(ring) }) as const;
/** A river as wide as this, in metres, or a sound. */
export const stream = (width: number, points: string) => ({ is: 'water', line: line(points), width }) as const;
/** A causeway, or a narrow tongue of land. */
export const bank = (width: number, points: string) => ({ is: 'land', line: line(points), width }) as const;
