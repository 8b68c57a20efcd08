import { brands } from '@/domain/hotel';
import { houseTraits } from '@/domain/hotelPage';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import { lowestPrice } from '@/domain/stayPrice';
import { stayWishes } from '@/domain/wishes';
import type { ChoosableResult, PricedResult } from './pricedResults';
import type { ResultFilters } from './resultView';

const isOneOf = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);

const isOfHouse = ({ hotel, traits }: ChoosableResult, filters: ResultFilters): boolean =>
  isOneOf(filters.brands, hotel.brand) &&
  isOneOf(filters.cities, hotel.address.city) &&
  filters.traits.every((trait) => traits.includes(trait));

/** The hotels that meet every filter, in their original order: with wishes, only those that have a price for them. */
export function filterResults(results: readonly PricedResult[], filters: ResultFilters): readonly PricedResult[] {
  return results.filter(
    (result) => isOfHouse(result, filters) && (filters.wishes.length === 0 || result.price.lowest !== null),
  );
}

/** A value of a filter, and what it leaves beside the filters that are on. */
export interface FilterValue {
  readonly value: string;
  readonly isOn: boolean;
  /** Hotels with room. */
  readonly count: number;
  /** The lowest price among them. */
  readonly from: Money | null;
}

/** The filters in the order in which they are shown. */
export const filterNames = ['wishes', 'traits', 'brands', 'cities'] as const;
export type FilterName = (typeof filterNames)[number];

function leftBy(results: readonly ChoosableResult[], filters: ResultFilters) {
  const prices = results
    .filter((result) => isOfHouse(result, filters))
    .flatMap(({ stay }) => lowestPrice(stay, filters.wishes) ?? []);
  return { count: prices.length, from: [...prices].sort(byPrice)[0] ?? null };
}

/** The values to filter by. A filter without a choice is left out. */
export function filterValues(
  results: readonly ChoosableResult[],
  filters: ResultFilters,
): Readonly<Record<FilterName, readonly string[]>> {
  const withChosen = (offered: readonly string[], chosen: readonly string[]) => [...new Set([...offered, ...chosen])];
  const ifChoice = (offered: readonly string[]) => (offered.length > 1 ? offered : []);
  const cities = new Set(results.map(({ hotel }) => hotel.address.city));
  const offered = new Set(results.flatMap(({ canMeet }) => canMeet));
  const inHouse = new Set(results.flatMap(({ traits }) => traits));
  const ofBrands = new Set(results.map(({ hotel }) => hotel.brand));
  return {
    wishes: withChosen(
      stayWishes.filter((wish) => offered.has(wish)),
      filters.wishes,
    ),
    traits: withChosen(
      houseTraits.filter((trait) => inHouse.has(trait)),
      filters.traits,
    ),
    brands: ifChoice(brands.filter((brand) => ofBrands.has(brand))),
    cities: ifChoice([...cities].sort((a, b) => a.localeCompare(b, 'fi'))),
  };
}

/**
 * The values to filter by, each with the hotels with room that it leaves and the price from which. Wishes and what a
 * house has add up; of brands and of places any will do.
 */
export function filterChoices(
  results: readonly ChoosableResult[],
  filters: ResultFilters,
): Readonly<Record<FilterName, readonly FilterValue[]>> {
  const values = filterValues(results, filters);
  const choicesOf = (name: FilterName, addsUp: boolean): readonly FilterValue[] => {
    const chosen: readonly string[] = filters[name];
    return values[name].map((value) => {
      const isOn = chosen.includes(value);
      const wanted = !addsUp ? [value] : isOn ? chosen : [...chosen, value];
      return { value, isOn, ...leftBy(results, { ...filters, [name]: wanted }) };
    });
  };
  return {
    wishes: choicesOf('wishes', true),
    traits: choicesOf('traits', true),
    brands: choicesOf('brands', false),
    cities: choicesOf('cities', false),
  };
}
