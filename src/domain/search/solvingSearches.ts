import type { HotelResult } from './hotelOffers';
import { clampParty } from '../stay/party';
import type { SearchCriteria } from './search';

/** A search that would find room where one did not, by what it changes. */
export interface SolvingSearch {
  readonly key: string;
  readonly criteria: SearchCriteria;
}

export const keyOfRooms = (rooms: number): string => `rooms ${rooms}`;
export const keyOfArrival = (startDate: string): string => `from ${startDate}`;

/** Beyond this number a page would ask more than guests read. */
const MOST_SEARCHES = 4;

/** Each of them asks all hotels again: among more than these a guest looks at few of the buttons. */
const MOST_HOTELS = 100;

type Unsolved = Pick<HotelResult, 'available' | 'nearestDates' | 'unavailable'>;

/** The searches behind the buttons of hotels without room, those that help most hotels first. */
export function solvingSearches(results: readonly Unsolved[], criteria: SearchCriteria): readonly SolvingSearch[] {
  if (results.length > MOST_HOTELS) return [];
  const wanted = results
    .filter(({ available }) => !available)
    .flatMap(({ unavailable, nearestDates }): readonly SolvingSearch[] => {
      const rooms = unavailable?.rooms ?? null;
      const more = rooms === null || rooms === criteria.party.rooms ? [] : [rooms];
      return [
        ...more.map((count) => ({
          key: keyOfRooms(count),
          criteria: { ...criteria, party: clampParty({ ...criteria.party, rooms: count }) },
        })),
        ...nearestDates.map((dates) => ({
          key: keyOfArrival(dates.startDate),
          criteria: { ...criteria, startDate: dates.startDate, endDate: dates.endDate },
        })),
      ];
    });
  const helped = (search: SolvingSearch) => wanted.filter(({ key }) => key === search.key).length;
  const distinct = [...new Map(wanted.map((search) => [search.key, search])).values()];
  return distinct.sort((a, b) => helped(b) - helped(a)).slice(0, MOST_SEARCHES);
}
