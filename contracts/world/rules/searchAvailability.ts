import type { DateRange } from '@/domain/localDate';
import { addDays, daysBetween } from '../calendar';
import type { Caller, World } from '../context';
import { releaseExpired } from '../store/bookings';
import { destinationHotels } from './destinationHotels';
import type { HotelRecord } from '../model';
import { listHotels } from './listHotels';
import { searchHotel } from './searchHotel';
import { searchFailure, todayAt } from './searchFailure';
import { searchIssues } from './searchIssues';
import type { FoundHotels, HotelAnswer, ListAsked, Search, SearchAnswer } from './search';

function allHotels(world: World, caller: Caller, search: Search, hotels: readonly HotelRecord[]): FoundHotels {
  const answers = hotels.map((hotel) => searchHotel(world, caller, hotel, search));
  return { hotels: answers, issues: searchIssues(world, caller, search, answers), nextPage: null };
}

/**
 * Answers a search: every hotel of the destination, including full ones, or those of a page of its list, or the reason
 * why it cannot be made.
 */
export const searchAvailability = (
  world: World,
  caller: Caller,
  search: Search,
  list: ListAsked | null = null,
): SearchAnswer => {
  releaseExpired(world.store, world.now().getTime());
  if (caller.twist.searchFailure) return { kind: 'failure', code: caller.twist.searchFailure };
  const hotels = destinationHotels(search.destination);
  const failure = searchFailure(world, search, hotels);
  if (failure) return { kind: 'failure', code: failure };
  const found = list ? listHotels(world, caller, search, { list, hotels }) : allHotels(world, caller, search, hotels);
  const { availabilityIssue } = caller.twist;
  return {
    kind: 'found',
    ...found,
    issues: availabilityIssue ? [...new Set([...found.issues, availabilityIssue])] : found.issues,
  };
};

const SEARCHED_DAYS = 21;
const NEAREST = 3;

/** Stays of the same length for the same party that a full hotel still has room for, nearest first, at most three. */
export const nearestStays = (
  world: World,
  caller: Caller,
  { hotel, search, available }: HotelAnswer,
): readonly DateRange[] => {
  if (available) return [];
  const { startDate, endDate } = search.stay;
  const length = daysBetween(startDate, endDate);
  const found: DateRange[] = [];
  for (let distance = 1; distance <= SEARCHED_DAYS && found.length < NEAREST; distance += 1) {
    for (const offset of [distance, -distance]) {
      const start = addDays(startDate, offset);
      const stay = { startDate: start, endDate: addDays(start, length) };
      if (start < todayAt(world, hotel) || found.length === NEAREST) continue;
      // Without the twist, since a scenario may show everything as full.
      const answer = searchHotel(world, { ...caller, twist: {} }, hotel, { ...search, stay });
      if (answer.available) found.push(stay);
    }
  }
  return found;
};
