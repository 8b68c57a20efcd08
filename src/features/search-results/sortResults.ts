import { brands } from '@/config/brands';
import type { HotelResult } from '@/domain/hotelOffers';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { ResultSort } from './resultView';

type Comparison = (a: HotelResult, b: HotelResult) => number;

const cheaperFirst: Comparison = (a, b) => {
  if (a.lowestTotal === null || b.lowestTotal === null)
    return Number(a.lowestTotal === null) - Number(b.lowestTotal === null);
  return byPrice(a.lowestTotal, b.lowestTotal);
};

// One order of letters for all languages, so that a shared link shows everybody the same.
const byName: Comparison = (a, b) => a.hotel.name.localeCompare(b.hotel.name, 'fi');

const comparisons: Readonly<Record<ResultSort, Comparison>> = {
  recommended: (a, b) => Number(b.breakfastIncluded) - Number(a.breakfastIncluded) || cheaperFirst(a, b),
  price: cheaperFirst,
  name: byName,
  brand: (a, b) => brands.indexOf(a.hotel.brand) - brands.indexOf(b.hotel.brand) || cheaperFirst(a, b),
};

/** The same hotels in a chosen order; those that are full come last in each. Equals keep the order they came in. */
export function sortResults(results: readonly HotelResult[], sort: ResultSort): readonly HotelResult[] {
  const compare = comparisons[sort];
  return [...results].sort((a, b) => Number(b.available) - Number(a.available) || compare(a, b));
}

/** The lowest total among hotels with room; null when there is nothing to compare. */
export function lowestOf(results: readonly HotelResult[]): Money | null {
  const totals = results.flatMap(({ available, lowestTotal }) => (available && lowestTotal ? [lowestTotal] : []));
  return totals.length < 2 ? null : ([...totals].sort(byPrice)[0] ?? null);
}
