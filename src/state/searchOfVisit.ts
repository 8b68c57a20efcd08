import type { LocalDate } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/membership';

/** Slice `availabilitySearch`, as the specification spells it; the other codes of a search beside its promotion code. */
export interface AvailabilitySearch {
  readonly collectionID: string | null;
  readonly hotelID: string | null;
  readonly placeName: string | null;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly numberOfRooms: number;
  /** The guest has asked for another number of rooms than the site suggests, at least once: it is theirs to change. */
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
  /** A search was made on this visit. */
  readonly initialized: boolean;
}

/**
 * The slice `availabilitySearch` of this visit; null before the first search. The address is the truth about a search, so
 * none of this is stored in the browser. Apart from its rules, which pages that are weighed load when they need them.
 */
export const searchOfVisit: { current: AvailabilitySearch | null } = { current: null };
