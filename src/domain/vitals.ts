import type { Brand } from './content/hotel';
import type { Locale } from './locale';

/**
 * The speed figures that a page sends, once, when it is left. Everything in it is a figure or a word of a closed list: no
 * address, id, text or time, so that no two messages can be linked to one guest.
 */
export interface Vitals {
  /** The route that the browser loaded; a later one of the same document is named beside the figure it is about. */
  readonly route: string;
  readonly locale: Locale;
  readonly brand: Brand;
  readonly scheme: VitalsScheme;
  readonly release: string | null;
  readonly width: WindowWidth;
  readonly line: LineKind | null;
  readonly arrival: Arrival;
  /** Milliseconds; null where the browser does not report it, as for the following. */
  readonly ttfb: number | null;
  readonly fcp: number | null;
  readonly lcp: PartFigure | null;
  /** Without a unit; of what moved most. */
  readonly cls: RoutedFigure | null;
  readonly inp: (RoutedFigure & { readonly kind: InputKind }) | null;
}

export interface PartFigure {
  readonly value: number;
  readonly part: PagePart;
}

export interface RoutedFigure extends PartFigure {
  /** The route that was shown then. */
  readonly route: string;
}

/** The parts of a page that a figure can be about. */
export const pageParts = [
  'consent',
  'dialog',
  'calendar',
  'search',
  'map',
  'form',
  'bottomBar',
  'list',
  'navigation',
  'header',
  'footer',
  'main',
  'page',
] as const;
export type PagePart = (typeof pageParts)[number];

export const inputKinds = ['pointer', 'keyboard'] as const;
export type InputKind = (typeof inputKinds)[number];

export const windowWidths = ['narrow', 'wide'] as const;
export type WindowWidth = (typeof windowWidths)[number];

export const vitalsSchemes = ['light', 'dark'] as const;
export type VitalsScheme = (typeof vitalsSchemes)[number];

/** Classes of a line, by the names of `navigator.connection`. */
export const lineKinds = ['slow-2g', '2g', '3g', '4g'] as const;
export type LineKind = (typeof lineKinds)[number];

/** How the browser came to the page, by the names of `web-vitals`. */
export const arrivals = ['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore'] as const;
export type Arrival = (typeof arrivals)[number];
