import type { DateRange } from './localDate';
import type { LoyaltyType } from './membership';
import type { Party } from './party';
import type { StayWish } from './wishes';

/** Where the guest wants to stay: one of the three, or none chosen yet. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly placeName: string }
  | { readonly kind: 'collection'; readonly collectionId: string }
  | { readonly kind: 'hotel'; readonly hotelId: string };

/** Everything a guest searches by. */
export interface SearchCriteria extends DateRange {
  readonly destination: Destination;
  readonly party: Party;
  readonly loyaltyTypes: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode: string;
  readonly companyCode: string;
  readonly blockCode: string;
  /** Filters of rooms and rates; the API is not asked for them. */
  readonly wishes: readonly StayWish[];
}

/** A search as it is asked: with the memberships of the customer who is signed in, beside those that it names itself. */
export interface MemberSearch {
  readonly criteria: SearchCriteria;
  /** Without those that cannot be combined with the rest of the search. */
  readonly own: readonly LoyaltyType[];
}
