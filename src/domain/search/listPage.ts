import type { DestinationCatalogue } from './destinations';
import type { HotelSort } from './hotelOrder';
import { LARGEST_ANSWER } from './partsOfSearch';
import type { SearchCriteria } from './search';
import type { StayWish } from './wishes';

/** The order of a list: how it is sorted, and the wishes that its prices meet. */
export interface ListOrder {
  readonly sort: HotelSort;
  readonly wishes: readonly StayWish[];
}

/** A page of a list of hotels, as it is asked for. */
export interface ListPage extends ListOrder {
  /** The number of hotels. */
  readonly first: number;
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null;
}

/** The first page of a list that goes on: more than a large window shows, and soon there. */
const FIRST_PAGE = 20;

/** How the hotels of a search are asked for as a list; null for a search of one hotel, which is shown with all it has. */
export function firstPage(
  { destination }: Pick<SearchCriteria, 'destination'>,
  { places, collections }: Pick<DestinationCatalogue, 'collections' | 'places'>,
  { sort, wishes }: ListOrder,
): ListPage | null {
  if (destination.kind === 'none' || destination.kind === 'hotel') return null;
  const found =
    destination.kind === 'place'
      ? places.find(({ name }) => name === destination.placeName)
      : collections.find(({ id }) => id === destination.collectionId);
  const isLong = found && found.hotelIds.length > LARGEST_ANSWER;
  return { first: isLong ? FIRST_PAGE : LARGEST_ANSWER, after: null, sort, wishes };
}

/** The page of the same list that begins at a cursor. */
export const pageAfter = (page: ListPage, cursor: string): ListPage => ({
  ...page,
  first: LARGEST_ANSWER,
  after: cursor,
});
