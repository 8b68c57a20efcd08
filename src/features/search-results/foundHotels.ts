import type { AvailabilityIssueCode } from '@/domain/availabilityIssue';
import type { HotelResult } from '@/domain/hotelOffers';

/** The answer to a search. */
export interface FoundHotels {
  readonly hotels: readonly HotelResult[];
  /** What of the search could not be honoured. */
  readonly issues: readonly AvailabilityIssueCode[];
}
