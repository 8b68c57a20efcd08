import type { DateRange } from '@/domain/localDate';
import type { HotelSort } from '@/domain/search/hotelOrder';
import type { StayWish } from '@/domain/search/wishes';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { AvailabilityIssueCode, SearchFailureCode } from '../apiCodes';
import type { ExtraRecord } from '../extras';
import type { ContentLocale } from '../localized';
import type { Amount, HotelRecord, RatePlanRecord, Sleepers } from '../model';
import type { RoomPrice } from '../rates/priceRoom';
import type { RateKeys } from '../rates/ratePlans';
import type { RoomTypeRecord } from '../rooms/roomTypes';
import type { BookingRecord } from '../store/bookingRecord';

export type SearchDestination =
  | { readonly kind: 'hotel'; readonly hotelId: string }
  | { readonly kind: 'place'; readonly placeName: string }
  | { readonly kind: 'collection'; readonly collectionId: string };

/** The input of a search. */
export interface Search {
  readonly destination: SearchDestination;
  readonly stay: DateRange;
  readonly rooms: readonly Sleepers[];
  readonly keys: RateKeys;
  /** Offers only what needs no deposit, as a booking that is changed may have. */
  readonly withoutDeposit?: boolean;
  /** Only stays that meet them have a lowest total. */
  readonly wishes?: readonly StayWish[];
  /** The booking that is being changed: what it has counts as free, and keeps its price. */
  readonly edited?: BookingRecord | null;
}

/** A page of a list of hotels, as it is asked for. */
export interface ListAsked {
  /** How many hotels. */
  readonly first: number;
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null;
  readonly sort: HotelSort;
  /** Prices are sorted by the stays that meet them. */
  readonly wishes: readonly StayWish[];
  /** A plan whose price counts where a hotel has it for every room. */
  readonly rateCode: string | null;
  /** Of the names that are sorted. */
  readonly language: ContentLocale;
}

/** One room type at one plan for one room of the search. */
export interface Offer {
  readonly configurationId: string;
  readonly roomType: RoomTypeRecord;
  readonly plan: RatePlanRecord;
  readonly price: RoomPrice;
  readonly unmet: readonly RestrictionReason[];
  readonly roomsLeft: number;
  /** Milliseconds; null when the offer cannot be cancelled. */
  readonly cancelBy: number | null;
}

export interface HotelAnswer {
  readonly hotel: HotelRecord;
  readonly search: Search;
  readonly available: boolean;
  readonly offers: readonly Offer[];
  readonly roomTypes: readonly RoomTypeRecord[];
  readonly plans: readonly RatePlanRecord[];
  readonly lowestTotal: Amount | null;
  readonly extras: readonly ExtraRecord[];
}

export interface FoundHotels {
  readonly hotels: readonly HotelAnswer[];
  readonly issues: readonly AvailabilityIssueCode[];
  /** The cursor of the page that follows; null without one. */
  readonly nextPage: string | null;
}

export type SearchAnswer =
  { readonly kind: 'failure'; readonly code: SearchFailureCode } | ({ readonly kind: 'found' } & FoundHotels);

/** Id of a room of the search. */
export const configurationId = (roomIndex: number): string => `room-${roomIndex}`;
