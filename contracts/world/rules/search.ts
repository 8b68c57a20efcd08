import type { DateRange } from '@/domain/localDate';
import type { StayWish } from '@/domain/search/wishes';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { AvailabilityIssueCode, SearchFailureCode } from '../apiCodes';
import type { ExtraRecord } from '../extras';
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

export type SearchAnswer =
  | { readonly kind: 'failure'; readonly code: SearchFailureCode }
  | {
      readonly kind: 'found';
      readonly hotels: readonly HotelAnswer[];
      readonly issues: readonly AvailabilityIssueCode[];
    };

/** Id of a room of the search. */
export const configurationId = (roomIndex: number): string => `room-${roomIndex}`;
