import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import { houseTraits } from '@/domain/content/houseTraits';
import type { HouseTrait } from '@/domain/content/houseTraits';
import { hotelSorts } from '@/domain/search/hotelOrder';
import type { HotelSort } from '@/domain/search/hotelOrder';
import type { ListOrder } from '@/domain/search/listPage';
import type { QueryReader } from '@/domain/search/searchCriteria';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';

/** The filters of the results. An empty list means any. */
export interface ResultFilters {
  readonly brands: readonly Brand[];
  readonly cities: readonly string[];
  /** They change the price of the stay too, and are kept for the room and rate steps. */
  readonly wishes: readonly StayWish[];
  readonly traits: readonly HouseTrait[];
}

/** How results are shown; part of the address beside the search, so that it can be shared. */
export interface ResultView extends ResultFilters {
  readonly sort: HotelSort;
  /** What a narrow window shows; a wide one shows both. */
  readonly shape: 'list' | 'map';
}

export const noFilters: ResultFilters = { brands: [], cities: [], wishes: [], traits: [] };

/** The number of active filters. */
export function countFilters({ brands, cities, wishes, traits }: ResultFilters): number {
  return brands.length + cities.length + wishes.length + traits.length;
}

/** Values in their order, with one turned on, or off when it was on. */
export const toggled = <T extends string>(known: readonly T[], chosen: readonly T[], value: string): readonly T[] =>
  known.filter((each) => (each === value) !== chosen.includes(each));

/** Reads the order of the list from an address: all that its first question needs of the view. */
export function readListOrder(query: QueryReader): ListOrder {
  const [sort] = query.getAll('sort');
  return {
    sort: hotelSorts.find((each) => each === sort) ?? 'recommended',
    wishes: stayWishes.filter((wish) => query.getAll(wish)[0] === '1'),
  };
}

/** Reads the view from an address. Unknown values are left out. */
export function readResultView(query: QueryReader): ResultView {
  const list = (name: string) => query.getAll(name).flatMap((value) => value.split(',').filter(Boolean));
  const [wantedBrands, wantedTraits] = [list('brand'), list('wish')];
  return {
    brands: brands.filter((brand) => wantedBrands.includes(brand)),
    cities: [...new Set(list('city'))],
    traits: houseTraits.filter((trait) => wantedTraits.includes(trait)),
    ...readListOrder(query),
    shape: query.getAll('view')[0] === 'map' ? 'map' : 'list',
  };
}

/** The part of a query that `readResultView` reads back as the same view. Defaults are left out. */
export function resultViewQuery(view: ResultView): Readonly<Record<string, string | null>> {
  return {
    brand: view.brands.join(',') || null,
    city: view.cities.join(',') || null,
    wish: view.traits.join(',') || null,
    ...Object.fromEntries(stayWishes.map((wish) => [wish, view.wishes.includes(wish) ? '1' : null])),
    sort: view.sort === 'recommended' ? null : view.sort,
    view: view.shape === 'list' ? null : view.shape,
  };
}
