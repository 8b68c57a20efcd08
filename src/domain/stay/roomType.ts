import { knownOr } from '../known';
import type { RoomAccess } from './roomAccess';

/** Beds and their width in centimetres, as the API names them (`TWIN_90`). */
export const bedTypes = [
  'FOUR_80',
  'FOUR_90',
  'FOUR_100',
  'KING_180',
  'KING_200',
  'KING_210',
  'KING_240',
  'QUEEN_160',
  'SEVEN_100',
  'SINGLE_80',
  'SINGLE_90',
  'SINGLE_100',
  'SINGLE_120',
  'SINGLE_140',
  'THREE_100',
  'TWIN_80',
  'TWIN_90',
  'TWIN_100',
  'TWIN_105',
  'TWIN_120',
  'TWIN_KING_180',
  'TWIN_KING_200',
  'TWIN_QUEEN_160',
] as const;

export type BedType = (typeof bedTypes)[number];

/** Of the first part of a bed type's name; any other is one wide or narrow bed. */
const bedCounts: Readonly<Record<string, number>> = { TWIN: 2, THREE: 3, FOUR: 4, SEVEN: 7 };

/** How many beds stand in a room. A wide bed with two mattresses (`TWIN_KING_180`) is one. */
export const bedsIn = (type: BedType): number => bedCounts[type.replace(/_\d+$/, '')] ?? 1;

/** In the order in which they are offered as a wish. */
export const bathroomTypes = ['NONE', 'BATH', 'SHOWER'] as const;

export type BathroomType = (typeof bathroomTypes)[number];

export const parseBathroomType = (type: unknown): BathroomType => knownOr(type, bathroomTypes, 'NONE');

/** What a guest may wish of the bathroom of a room: what it is sold with is no wish, and a shower has no bathtub. */
export function bathroomWishes(sold: BathroomType): readonly BathroomType[] {
  switch (sold) {
    case 'SHOWER':
      return [];
    case 'BATH':
      return ['NONE', 'SHOWER'];
    case 'NONE':
      return bathroomTypes;
  }
}

export const roomFeatures = [
  'ACCESSIBLE',
  'AIR_CONDITIONING',
  'BALCONY',
  'COFFEE_MAKER',
  'CONNECTING_ROOM',
  'DESK',
  'FIREPLACE',
  'FRIDGE',
  'GLASS_ROOF',
  'KITCHENETTE',
  'LAKE_VIEW',
  'MINIBAR',
  'PET_ROOM',
  'SAFE',
  'SAUNA',
  'SEA_VIEW',
  'TRAVEL_COT_POSSIBLE',
] as const;

export type RoomFeature = (typeof roomFeatures)[number];

export interface RoomType {
  readonly refId: string;
  readonly name: string;
  readonly description: string;
  readonly minOccupancy: number;
  readonly maxOccupancy: number;
  /** Square metres. */
  readonly minSize: number;
  readonly maxSize: number;
  readonly features: readonly RoomFeature[];
  /** Null for a bed that this site has no words for. */
  readonly bedSize: BedType | null;
  readonly bathroomType: BathroomType;
  /** The room first, then its bathroom and what else there is to see; none when none may be loaded. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Null for a room that is not an accessible one, and where facts are not asked for. */
  readonly accessibility: RoomAccess | null;
}
