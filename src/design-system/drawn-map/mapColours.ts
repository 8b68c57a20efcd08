const token = (name: string): string => `var(--colors-${name})`;
const mixed = (one: string, share: number, other: string): string =>
  `color-mix(in srgb, ${token(one)} ${share}%, ${token(other)})`;

/** The colours of a drawing. They are no styles: the site's stylesheet is loaded by pages without a map, too. */
export interface MapColours {
  readonly ground: string;
  readonly water: string;
  readonly shore: string;
  readonly abroad: string;
  readonly park: string;
  readonly height: string;
  readonly street: string;
  readonly kerb: string;
  readonly rail: string;
  readonly slope: string;
  readonly wall: string;
  readonly ink: string;
  readonly paper: string;
  readonly roof: string;
}

const ofTheme: MapColours = {
  ground: mixed('surfaceSunken', 60, 'surfaceRaised'),
  water: token('infoSurface'),
  shore: mixed('info', 45, 'infoSurface'),
  abroad: token('surfaceSunken'),
  park: token('successSurface'),
  height: mixed('success', 35, 'surfaceRaised'),
  street: token('surfaceRaised'),
  kerb: mixed('borderStrong', 60, 'surfaceSunken'),
  rail: token('textMuted'),
  slope: mixed('info', 30, 'surfaceRaised'),
  wall: token('textMuted'),
  ink: token('text'),
  paper: token('surfaceRaised'),
  roof: mixed('spark', 60, 'surfaceRaised'),
};

/** Where a guest's own colours are forced, only two of them are sure to differ. */
const forced: MapColours = {
  ground: 'Canvas',
  water: 'Canvas',
  shore: 'CanvasText',
  abroad: 'Canvas',
  park: 'Canvas',
  height: 'GrayText',
  street: 'Canvas',
  kerb: 'GrayText',
  rail: 'CanvasText',
  slope: 'GrayText',
  wall: 'CanvasText',
  ink: 'CanvasText',
  paper: 'Canvas',
  roof: 'Canvas',
};

export const mapColours = (): MapColours =>
  globalThis.matchMedia?.('(forced-colors: active)').matches ? forced : ofTheme;
