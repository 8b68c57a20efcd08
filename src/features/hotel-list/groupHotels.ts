import { brands } from '@/domain/content/hotel';
import type { Brand } from '@/domain/content/hotel';
import { hotelTraits } from '@/domain/content/hotelPage';
import type { HotelListing } from '@/domain/content/hotelPage';
import type { ListFilters, HotelSort } from './listView';

/** Hotels under one heading. */
export interface HotelGroup {
  readonly id: string;
  /** What the hotels share; both are null when all hotels are one list. */
  readonly place: string | null;
  readonly brand: Brand | null;
  readonly hotels: readonly HotelListing[];
}

/** The hotels that meet every filter, in their original order. */
export function filterHotels(hotels: readonly HotelListing[], filters: ListFilters): readonly HotelListing[] {
  return hotels.filter(
    ({ brand, city, traits: own }) =>
      (filters.brands.length === 0 || filters.brands.includes(brand)) &&
      (filters.places.length === 0 || filters.places.includes(city)) &&
      filters.traits.every((trait) => own.includes(trait)),
  );
}

/** Places in the order of the language. */
export function placesOf(hotels: readonly HotelListing[], locale: string): readonly string[] {
  return [...new Set(hotels.map(({ city }) => city))].sort(new Intl.Collator(locale).compare);
}

/** The values to filter by. A filter with only one value is left out; what is chosen stays, so that it can be taken back. */
export function filterChoices(hotels: readonly HotelListing[], chosen: ListFilters, locale: string): ListFilters {
  const several = <T>(choices: readonly T[]) => (choices.length > 1 ? choices : []);
  const withChosen = <T>(choices: readonly T[], own: readonly T[]) => [...new Set([...choices, ...own])];
  const { brands: inBrands, places, traits } = chosen;
  return {
    brands: withChosen(several(brands.filter((brand) => hotels.some((hotel) => hotel.brand === brand))), inBrands),
    places: withChosen(several(placesOf(hotels, locale)), places),
    traits: withChosen(
      hotelTraits.filter((trait) => hotels.some((hotel) => hotel.traits.includes(trait))),
      traits,
    ),
  };
}

/** Groups the hotels under headings. The hotels are sorted by name and stay so within a group. */
export function groupHotels(hotels: readonly HotelListing[], sort: HotelSort, locale: string): readonly HotelGroup[] {
  const groups: Readonly<Record<HotelSort, () => readonly HotelGroup[]>> = {
    name: () => [{ id: 'all', place: null, brand: null, hotels }],
    place: () =>
      placesOf(hotels, locale).map((place, index) => ({
        id: `place-${index}`,
        place,
        brand: null,
        hotels: hotels.filter(({ city }) => city === place),
      })),
    brand: () =>
      brands.map((brand) => ({
        id: `brand-${brand}`,
        place: null,
        brand,
        hotels: hotels.filter((hotel) => hotel.brand === brand),
      })),
  };
  return groups[sort]().filter(({ hotels: own }) => own.length > 0);
}
