import type { Brand } from '../content/hotel';
import type { HouseTrait } from '../content/houseTraits';
import { knownOr } from '../known';

export const placeKinds = ['city', 'area'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A kind of place by its name in the API, which begins with a capital. */
export const parsePlaceKind = (kind: string): PlaceKind => knownOr(kind.toLowerCase(), placeKinds, 'city');

/** What a guest can name as a destination, in one language. Known when the site is exported. */
export interface DestinationCatalogue {
  readonly hotels: readonly {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    /** Left out where it has no name that guests know. */
    readonly district?: string | null;
    readonly brand: Brand;
    /** Left out where only names are needed. */
    readonly traits?: readonly HouseTrait[];
  }[];
  readonly places: readonly {
    readonly id: string;
    readonly kind: PlaceKind;
    readonly name: string;
    /** The name in the other languages, so that Helsingfors finds Helsinki. */
    readonly otherNames: readonly string[];
    readonly hotelIds: readonly string[];
    /** Of the place's first hotel. */
    readonly pictureUrl?: string | null;
  }[];
  readonly collections: readonly { readonly id: string; readonly name: string; readonly hotelIds: readonly string[] }[];
}

/** A country for an address and its telephone prefix. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** With the plus sign. */
  readonly phonePrefix: string;
}

export const noDestinations: DestinationCatalogue = { hotels: [], places: [], collections: [] };
