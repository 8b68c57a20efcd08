import { brands } from '@/domain/hotel';
import type { Brand } from '@/domain/hotel';
import type { HotelResult } from '@/domain/hotelOffers';
import type { PricedResult } from './pricedResults';
import type { ResultFilters } from './resultView';

/** The hotels that meet every filter, in their original order: with wishes, only those that have a price for them. */
export function filterResults(results: readonly PricedResult[], filters: ResultFilters): readonly PricedResult[] {
  return results.filter(
    ({ hotel, price }) =>
      (filters.brands.length === 0 || filters.brands.includes(hotel.brand)) &&
      (filters.cities.length === 0 || filters.cities.includes(hotel.address.city)) &&
      (filters.wishes.length === 0 || price.lowest !== null),
  );
}

/** The values to filter these hotels by. A filter with only one value is left out. */
export function filterChoices(results: readonly Pick<HotelResult, 'hotel'>[]): {
  readonly brands: readonly Brand[];
  readonly cities: readonly string[];
} {
  const cities = [...new Set(results.map(({ hotel }) => hotel.address.city))].sort((a, b) => a.localeCompare(b, 'fi'));
  const found = brands.filter((brand) => results.some(({ hotel }) => hotel.brand === brand));
  return { brands: found.length > 1 ? found : [], cities: cities.length > 1 ? cities : [] };
}
