import { MAX_NIGHTS } from '@/domain/limits';
import type { LocalDate } from '@/domain/localDate';
import { addDays, daysBetween } from '../calendar';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import type { Amount } from '../model';
import { destinationHotels } from './destinationHotels';
import { searchHotel } from './searchHotel';
import { todayAt } from './searchFailure';
import type { Search } from './search';

const MAX_DAYS = 120;

/** The lowest price of a stay of some nights for a party per arrival day, both ends included; null for sold-out days. */
export const lowestPrices = (
  world: World,
  caller: Caller,
  search: Omit<Search, 'stay'>,
  { from, to, nights }: { readonly from: LocalDate; readonly to: LocalDate; readonly nights: number },
): readonly { readonly date: LocalDate; readonly price: Amount | null }[] => {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > MAX_DAYS) throw new BadInputError(`Ask for 1 to ${MAX_DAYS} days`);
  if (nights < 1 || nights > MAX_NIGHTS) throw new BadInputError(`A stay has 1 to ${MAX_NIGHTS} nights`);
  const hotels = destinationHotels(search.destination);
  return Array.from({ length }, (_, day) => {
    const date = addDays(from, day);
    const stay = { startDate: date, endDate: addDays(date, nights) };
    const amounts = hotels
      .filter((hotel) => date >= todayAt(world, hotel))
      .map((hotel) => searchHotel(world, caller, hotel, { ...search, stay }).lowestTotal)
      .filter((amount) => amount !== null);
    const lowest = amounts.sort((a, b) => a.amount - b.amount)[0];
    return { date, price: lowest ?? null };
  });
};
