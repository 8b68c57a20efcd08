import type { DateRange } from '../localDate';
import { knownOr } from '../known';
import type { LoyaltyType } from '../guest/membership';
import type { Party } from '../stay/party';
import type { StayWish } from './wishes';

/** Where the guest wants to stay: one of the three, or none chosen yet. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly placeName: string }
  | { readonly kind: 'collection'; readonly collectionId: string }
  | { readonly kind: 'hotel'; readonly hotelId: string };

/**
 * How a stay is searched and booked: on its own, or as one of several on a trip that an agent or a partner puts together.
 * A link of theirs carries the mode; this site books one stay at a time.
 */
export const searchModes = ['STANDARD', 'ITINERARY'] as const;
export type SearchMode = (typeof searchModes)[number];

/** A mode by its name in any spelling; an unknown one is the usual. */
export const parseSearchMode = (mode: string): SearchMode => knownOr(mode.toUpperCase(), searchModes, 'STANDARD');

/** Everything a guest searches by. */
export interface SearchCriteria extends DateRange {
  readonly destination: Destination;
  readonly party: Party;
  readonly loyaltyTypes: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode: string;
  readonly companyCode: string;
  readonly blockCode: string;
  /** The rate plan of the offer that the guest came from, where it needs no code; the API is not asked for it. */
  readonly planCode: string;
  readonly mode: SearchMode;
  /** The guest brings cots for the babies, who then need nothing of the hotel and are not asked for. */
  readonly ownCots?: boolean;
  /** Filters of rooms and rates; the API is not asked for them. */
  readonly wishes: readonly StayWish[];
}

/** A search as it is asked: with the memberships of the customer who is signed in, beside those that it names itself. */
export interface MemberSearch {
  readonly criteria: SearchCriteria;
  /** Without those that cannot be combined with the rest of the search. */
  readonly own: readonly LoyaltyType[];
}
