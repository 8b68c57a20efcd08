import type { Address, Brand } from './hotel';
import { knownOr } from './known';
import type { BedType, RoomType } from './offer';
import type { PageMeta } from './pageMeta';
import type { Bank, PaymentCard } from './payment';
import type { InlineText, RichText } from './richText';
import type { LocalizedSlug } from './writtenPage';

export interface GeoPoint {
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A picture that may be loaded. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
}

/** What guests choose hotels by before they name dates, in the order of the filters. */
export const hotelTraits = ['pet', 'accessible', 'sauna', 'restaurant', 'meetings', 'families'] as const;
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

/** A page of a hotel about one thing, as other pages lead to it. */
export interface SubpageLink {
  readonly slug: string;
  readonly kind: SubpageKind;
  readonly title: string;
  readonly lead: string | null;
}

/** A room type as a hotel's page tells it, before any search. */
export interface DescribedRoom extends Omit<RoomType, 'refId' | 'code' | 'image'> {
  readonly id: string;
  /** Null for beds that nobody here has a word for yet. */
  readonly bedSize: BedType | null;
  readonly picture: ShownPicture | null;
}

/** What the house is like for a guest with a disability. */
export interface HouseAccessibility {
  readonly stepFreeEntrance: boolean;
  readonly lift: boolean;
  readonly accessibleParking: boolean;
  readonly accessibleToilet: boolean;
  readonly inductionLoop: boolean;
  readonly accessibleRooms: number;
  readonly note: InlineText | null;
}

/** What every page of one hotel tells of it. */
export interface HotelOfPage {
  readonly id: string;
  readonly name: string;
  readonly urlPath: string;
  readonly brand: Brand;
  readonly city: string;
  readonly subpages: readonly SubpageLink[];
}

/** Everything the page of a hotel tells without a search. */
export interface HotelPage extends HotelOfPage {
  readonly meta: PageMeta;
  readonly headline: string | null;
  readonly summary: string;
  readonly description: RichText;
  readonly address: Address;
  readonly location: GeoPoint | null;
  readonly phone: { readonly number: string; readonly rate: string };
  readonly email: string;
  /** `HH:MM`, hotel time; null when the hotel tells none of its own. */
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
