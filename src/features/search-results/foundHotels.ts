import { readEach } from '@/api/readEach';
import { MalformedError } from '@/api/readLeaf';
import type { AvailabilityIssueCode } from '@/domain/search/availabilityIssue';
import type { HotelResult } from '@/domain/search/hotelOffers';

/**
 * The hotels of an answer that can be read. Throws MalformedError when some cannot and no hotel with a room is left:
 * that there are none would be untrue.
 */
export function readHotels<Item>(items: readonly Item[], read: (item: Item) => HotelResult): readonly HotelResult[] {
  const hotels = readEach(items, read);
  const isLost = hotels.length < items.length && !hotels.some(({ offers }) => offers.length > 0);
  if (isLost) throw new MalformedError('a hotel with rooms');
  return hotels;
}

/** The answer to a search. */
export interface FoundHotels {
  readonly hotels: readonly HotelResult[];
  /** The parts of the search that could not be used. */
  readonly issues: readonly AvailabilityIssueCode[];
}
