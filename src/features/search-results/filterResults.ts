import { brands } from '@/domain/content/hotel';
import { houseTraits } from '@/domain/content/houseTraits';
import { byPrice } from '@/domain/money';
import type { Money } from '@/domain/money';
import { lowestPrice } from '@/domain/price/stayPrice';
import { stayWishes } from '@/domain/search/wishes';
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
export interface FilterValue<Value extends string = string> {
  readonly value: Value;
  readonly isOn: boolean;
  /** Hotels with room. */
  readonly count: number;
  /** The lowest price among them. */
  readonly from: Money | null;
}

/** The filters in the order in which they are shown. */
export const filterNames = ['wishes', 'traits', 'brands', 'cities'] as const satisfies readonly (keyof ResultFilters)[];
export type FilterName = (typeof filterNames)[number];

/** The values to filter by, of each filter. */
export type FilterChoices = {
  readonly [Name in FilterName]: readonly FilterValue<ResultFilters[Name][number]>[];
};

function leftBy(results: readonly ChoosableResult[], filters: ResultFilters) {
  const prices = results
    .filter((result) => isOfHouse(result, filters))
    .flatMap(({ stay }) => lowestPrice(stay, filters.wishes) ?? []);
  return { count: prices.length, from: [...prices].sort(byPrice)[0] ?? null };
}

/** The values to filter by. A filter without a choice is left out; what is chosen stays, so that it can be taken back. */
export function filterValues(results: readonly ChoosableResult[], filters: ResultFilters): ResultFilters {
  const withChosen = <T>(offered: readonly T[], chosen: readonly T[]) => [...new Set([...offered, ...chosen])];
  const ifChoice = <T>(offered: readonly T[]) => (offered.length > 1 ? offered : []);
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
    brands: withChosen(ifChoice(brands.filter((brand) => ofBrands.has(brand))), filters.brands),
    cities: withChosen(ifChoice([...cities].sort((a, b) => a.localeCompare(b, 'fi'))), filters.cities),
  };
}

/**
 * The values to filter by, each with the hotels with room that it leaves and the price from which. Wishes and what a
 * house has add up; of brands and of places any will do.
 */
export function filterChoices(results: readonly ChoosableResult[], filters: ResultFilters): FilterChoices {
  const { wishes, traits, brands: ofBrands, cities } = filterValues(results, filters);
  const choicesOf = <T extends string>(
    values: readonly T[],
    chosen: readonly T[],
    withOn: (on: T[]) => ResultFilters,
  ) => values.map((value) => ({ value, isOn: chosen.includes(value), ...leftBy(results, withOn([value])) }));
  const adding = <T extends string>(values: readonly T[], chosen: readonly T[], withOn: (on: T[]) => ResultFilters) =>
    choicesOf(values, chosen, (on) => withOn([...new Set([...chosen, ...on])]));
  return {
    wishes: adding(wishes, filters.wishes, (on) => ({ ...filters, wishes: on })),
    traits: adding(traits, filters.traits, (on) => ({ ...filters, traits: on })),
    brands: choicesOf(ofBrands, filters.brands, (on) => ({ ...filters, brands: on })),
    cities: choicesOf(cities, filters.cities, (on) => ({ ...filters, cities: on })),
  };
}
