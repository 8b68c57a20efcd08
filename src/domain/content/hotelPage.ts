import type { Address, Brand } from './hotel';
import { knownOr } from '../known';
import type { BedType, RoomType } from '../stay/roomType';
import type { PageMeta } from './pageMeta';
import type { Bank, PaymentCard } from '../payment/payment';
import type { InlineText, RichText } from './richText';
import type { GeoPoint } from './geoPoint';
import { houseTraits } from './houseTraits';
import type { HouseTrait } from './houseTraits';
import type { HotelFee, ServiceHours } from './houseRules';
import type { Surroundings } from './surroundings';
import type { WayTo } from '../search/wayTo';
import type { LocalizedSlug } from './writtenPage';

/** A picture that may be loaded. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
}

/** What guests choose hotels by before they name dates, in the order of the filters. */
export const hotelTraits = ['pet', 'accessible', ...houseTraits] as const;
export type HotelTrait = (typeof hotelTraits)[number];

/** A hotel in the list of all hotels. */
export interface HotelListing {
  readonly id: string;
  readonly name: string;
  /** `{city}/{hotelName}`, the same in every language. */
  readonly urlPath: string;
  readonly brand: Brand;
  /** The city's name in the language. */
  readonly city: string;
  readonly summary: string;
  readonly picture: ShownPicture;
  readonly location: GeoPoint | null;
  readonly traits: readonly HotelTrait[];
}

export const subpageKinds = ['ACTIVITIES', 'FAMILIES', 'MEETINGS', 'OTHER', 'RESTAURANT', 'SAUNA_AND_SPA'] as const;
export type SubpageKind = (typeof subpageKinds)[number];

export const parseSubpageKind = (kind: unknown): SubpageKind => knownOr(kind, subpageKinds, 'OTHER');

const traitOfSubpage: Readonly<Record<SubpageKind, HouseTrait | null>> = {
  ACTIVITIES: null,
  FAMILIES: 'families',
  MEETINGS: 'meetings',
  OTHER: null,
  RESTAURANT: 'restaurant',
  SAUNA_AND_SPA: 'sauna',
};

/** What a house has, by the kinds of its pages. */
export const houseTraitsOf = (kinds: readonly unknown[]): readonly HouseTrait[] => {
  const found = kinds.map((kind) => traitOfSubpage[parseSubpageKind(kind)]);
  return houseTraits.filter((trait) => found.includes(trait));
};

/** A page of a hotel about one thing, as links show it. */
export interface SubpageLink {
  readonly slug: string;
  readonly kind: SubpageKind;
  readonly title: string;
  readonly lead: string | null;
}

/** A room type on a hotel's page, which knows no search. */
export interface DescribedRoom extends Omit<RoomType, 'refId'> {
  readonly id: string;
  /** Null for a bed type that is not in the list. */
  readonly bedSize: BedType | null;
}

/** What a building has for accessibility, or lacks, in the order in which it is shown. */
export const houseFacts = [
  'stepFreeEntrance',
  'lift',
  'accessibleParking',
  'accessibleToilet',
  'inductionLoop',
] as const;

/** How accessible the building is. */
export interface HouseAccessibility extends Readonly<Record<(typeof houseFacts)[number], boolean>> {
  readonly accessibleRooms: number;
  readonly note: InlineText | null;
}

/** What every page of one hotel shows of it. */
export interface HotelOfPage {
  readonly id: string;
  readonly name: string;
  readonly urlPath: string;
  readonly brand: Brand;
  readonly city: string;
  readonly subpages: readonly SubpageLink[];
}

/** Everything the page of a hotel shows without a search. */
export interface HotelPage extends HotelOfPage {
  readonly meta: PageMeta;
  readonly headline: string | null;
  readonly summary: string;
  readonly description: RichText;
  readonly address: Address;
  readonly location: GeoPoint | null;
  readonly surroundings: Surroundings;
  /** To the places near it, the most useful first. */
  readonly ways: readonly WayTo[];
  readonly hours: readonly ServiceHours[];
  readonly fees: readonly HotelFee[];
  readonly phone: { readonly number: string; readonly rate: string };
  readonly email: string;
  /** `HH:MM`, hotel time; null when the hotel has none of its own. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  readonly pictures: readonly ShownPicture[];
  readonly roomTypes: readonly DescribedRoom[];
  readonly accessibility: HouseAccessibility | null;
  readonly cards: readonly PaymentCard[];
  readonly banks: readonly Bank[];
  readonly company: { readonly name: string; readonly businessId: string };
}

/** A page of a hotel about one thing, such as its restaurant. */
export interface HotelSubpage {
  readonly meta: PageMeta;
  readonly slug: string;
  readonly kind: SubpageKind;
  readonly title: string;
  readonly lead: string | null;
  readonly picture: ShownPicture | null;
  readonly body: RichText;
  readonly hotel: HotelOfPage;
  readonly alternates: readonly LocalizedSlug[];
}
