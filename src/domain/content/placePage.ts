import type { HotelListing } from './hotelPage';
import { knownOr } from '../known';
import type { PageMeta } from './pageMeta';
import type { RichText } from './richText';
import type { PictureOfText } from './writtenPage';

export const placePageKinds = ['AREA', 'CITY', 'COLLECTION'] as const;
export type PlacePageKind = (typeof placePageKinds)[number];

export const parsePlacePageKind = (kind: unknown): PlacePageKind => knownOr(kind, placePageKinds, 'CITY');

/** The page of a town, an area or a collection of hotels, as links show it. */
export interface PlaceLink {
  readonly kind: PlacePageKind;
  readonly slug: string;
  readonly title: string;
}

/** What editors write about a town, an area or a collection of hotels, and its hotels by name. */
export interface PlacePage extends PlaceLink {
  /** The id of the place or the collection in the destinations of a search. */
  readonly id: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly picture: PictureOfText | null;
  readonly body: RichText;
  readonly hotels: readonly HotelListing[];
}
