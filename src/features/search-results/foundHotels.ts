import { isOfferedId } from '@/api/offeredHotels';
import { readEach } from '@/api/readEach';
import { MalformedError } from '@/api/readLeaf';
import type { AvailabilityIssueCode } from '@/domain/search/availabilityIssue';
import type { Failure } from '@/domain/failure';
import type { ListOrder } from '@/domain/search/listPage';
import type { HotelResult } from '@/domain/search/hotelOffers';

/**
 * The hotels of an answer that can be read and that guests may stay in. Throws MalformedError when some cannot and no hotel with a room is left:
 * that there are none would be untrue.
 */
export function readHotels<Item>(
  items: readonly Item[],
  readItem: (item: Item) => HotelResult,
): readonly HotelResult[] {
  const read = readEach(items, readItem);
  const hotels = read.filter(({ hotel }) => isOfferedId(hotel.id));
  const isLost = read.length < items.length && !hotels.some(({ offers }) => offers.length > 0);
  if (isLost) throw new MalformedError('a hotel with rooms');
  return hotels;
}

/** How a search that is asked in parts, or page by page, stands. */
export interface OtherParts {
  /** Some have not been answered. */
  readonly isComing: boolean;
  /** Why some have failed; null where none has. */
  readonly lost: { readonly failure: Failure; readonly retry: () => void } | null;
  /** The number of the part in which each hotel came, by its id: those of an earlier one are drawn before. */
  readonly partOf: ReadonlyMap<string, number>;
  /** The order in which all come; null where parts come in any. */
  readonly order: ListOrder | null;
}

/** The answer to a search. */
export interface FoundHotels {
  readonly hotels: readonly HotelResult[];
  /** The parts of the search that could not be used. */
  readonly issues: readonly AvailabilityIssueCode[];
  /** Where its list goes on; null at the end, and where all was asked at once. */
  readonly nextPage?: string | null;
  /** Missing where the search was asked at once. */
  readonly parts?: OtherParts;
}
