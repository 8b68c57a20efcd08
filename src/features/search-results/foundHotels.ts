import type { AvailabilityIssueCode } from '@/domain/availabilityIssue';
import type { HotelResult } from '@/domain/hotelOffers';

/** The answer to a search. */
export interface FoundHotels {
  readonly hotels: readonly HotelResult[];
  /** The parts of the search that could not be used. */
  readonly issues: readonly AvailabilityIssueCode[];
}
