import type { DateRange } from './localDate';
import type { LoyaltyType } from './offer';
import type { Party } from './party';

/** Where the guest wants to stay: exactly one of the three, or nowhere yet. */
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
}
