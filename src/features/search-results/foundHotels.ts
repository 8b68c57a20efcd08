import { readEach } from '@/api/readEach';
import { MalformedError } from '@/api/readLeaf';
import type { AvailabilityIssueCode } from '@/domain/search/availabilityIssue';
import type { Failure } from '@/domain/failure';
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

/** How a search that is asked in parts stands. */
export interface OtherParts {
  /** Some have not been answered. */
  readonly isComing: boolean;
  /** Why some have failed; null where none has. */
  readonly lost: { readonly failure: Failure; readonly retry: () => void } | null;
  /** The ids of the hotels that came first, and are drawn while the others come. */
  readonly first: ReadonlySet<string>;
}

/** The answer to a search. */
export interface FoundHotels {
  readonly hotels: readonly HotelResult[];
  /** The parts of the search that could not be used. */
  readonly issues: readonly AvailabilityIssueCode[];
  /** Missing where the search was asked at once. */
  readonly parts?: OtherParts;
}
