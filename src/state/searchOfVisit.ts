import type { LocalDate } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/guest/membership';

/**
 * Slice `availabilitySearch`, as the specification spells it; the other codes of a search beside its promotion code, and the
 * rate plan of an offer.
 */
export interface AvailabilitySearch {
  readonly collectionID: string | null;
  readonly hotelID: string | null;
  readonly placeName: string | null;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly numberOfRooms: number;
  /** The guest has changed the number of rooms that the site suggests, so the site no longer changes it. */
  readonly isNumberOfRoomsTouched: boolean;
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
  readonly childrenAges: readonly number[];
  readonly loyaltyMembershipType: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode: string;
  readonly companyCode: string;
  readonly blockCode: string;
  readonly planCode: string;
  /** A search was made during this visit. */
  readonly initialized: boolean;
}

/**
 * The slice `availabilitySearch` of this visit; null before the first search. A search is kept in the address, so none
 * of this is stored. Its rules are in another file, which small pages load when they need them.
 */
export const searchOfVisit: { current: AvailabilitySearch | null } = { current: null };
