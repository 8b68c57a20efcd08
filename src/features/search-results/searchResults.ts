import type { AvailabilityIssueCode } from '@/domain/availabilityIssue';
import type { HotelResult } from '@/domain/hotelOffers';

export interface SearchResults {
  readonly hotels: readonly HotelResult[];
  /** What of the search could not be honoured. */
  readonly issues: readonly AvailabilityIssueCode[];
}
