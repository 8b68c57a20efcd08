import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import { hotelTraits } from '@/domain/content/hotelPage';
import type { HotelListing, HotelTrait } from '@/domain/content/hotelPage';
import type { QueryReader } from '@/domain/search/searchCriteria';

export const sorts = ['place', 'name', 'brand'] as const;
export type HotelSort = (typeof sorts)[number];

/** The filters of the list. An empty list means any. */
export interface ListFilters {
  readonly brands: readonly Brand[];
  readonly places: readonly string[];
  readonly traits: readonly HotelTrait[];
}

/** How the list is shown; part of the address, so that it can be shared. Without dates there is no sort by price. */
export interface ListView extends ListFilters {
  readonly sort: HotelSort;
  readonly hasMap: boolean;
}

export const noFilters: ListFilters = { brands: [], places: [], traits: [] };
/** The view of the exported page. */
export const plainView: ListView = { ...noFilters, sort: 'place', hasMap: false };

/** The number of active filters. */
export const countFilters = (view: ListFilters): number => view.brands.length + view.places.length + view.traits.length;

/** The list with a value added, or removed when it was there. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

export const filterNames = ['traits', 'brands', 'places'] as const;

/** The view with a value of a filter turned on, or off when it was on. */
export function withToggled(view: ListView, name: (typeof filterNames)[number] | undefined, value: string): ListView {
  switch (name) {
    case 'traits':
      return { ...view, traits: hotelTraits.filter((each) => (each === value) !== view.traits.includes(each)) };
    case 'brands':
      return { ...view, brands: brands.filter((each) => (each === value) !== view.brands.includes(each)) };
    case 'places':
      return { ...view, places: toggled(view.places, value) };
    default:
      return view;
  }
}

type Towns = readonly Pick<HotelListing, 'city' | 'urlPath'>[];

/** The first part of its hotels' addresses: unlike its name, the same in every language. */
const slugOf = ({ urlPath }: Towns[number]): string => urlPath.split('/')[0] ?? '';

/** A place that an address names by its slug or, as one written by hand, by its name. */
function placeIn(towns: Towns, text: string): string {
  if (towns.some(({ city }) => city === text)) return text;
  return towns.find((town) => slugOf(town) === text.toLowerCase())?.city ?? text;
}

/** Reads the view from an address. Unknown values are left out, except of places. */
export function readListView(query: QueryReader, towns: Towns): ListView {
  const list = (name: string) => query.getAll(name).flatMap((value) => value.split(',').filter(Boolean));
  const [wantedBrands, wantedTraits] = [list('brand'), list('wish')];
  return {
    brands: brands.filter((brand) => wantedBrands.includes(brand)),
    places: [...new Set(list('place').map((text) => placeIn(towns, text)))],
    traits: hotelTraits.filter((trait) => wantedTraits.includes(trait)),
    sort: sorts.find((each) => each === query.getAll('sort')[0]) ?? 'place',
    hasMap: query.getAll('view')[0] === 'map',
  };
}

/** The query that `readListView` reads back as the same view. Defaults are left out. */
export function listViewQuery(view: ListView, towns: Towns): Readonly<Record<string, string | null>> {
  const slugs = view.places.map((place) => {
    const town = towns.find(({ city }) => city === place);
    return town ? slugOf(town) : place;
  });
  return {
    brand: view.brands.join(',') || null,
    place: slugs.join(',') || null,
    wish: view.traits.join(',') || null,
    sort: view.sort === 'place' ? null : view.sort,
    view: view.hasMap ? 'map' : null,
  };
}
