import { brands } from '@/config/brands';
import type { Brand } from '@/domain/hotel';
import type { HotelResult } from '@/domain/hotelOffers';
import type { ResultFilters } from './resultView';

export const hasPetRoom = ({ roomTypes }: HotelResult): boolean =>
  roomTypes.some(({ features }) => features.includes('PET_ROOM'));

export const hasAccessibleRoom = ({ roomTypes }: HotelResult): boolean =>
  roomTypes.some(({ features, accessibility }) => accessibility !== null || features.includes('ACCESSIBLE'));

/** The hotels that meet every filter, in the order they came. */
export function filterResults(results: readonly HotelResult[], filters: ResultFilters): readonly HotelResult[] {
  return results.filter(
    (result) =>
      (filters.brands.length === 0 || filters.brands.includes(result.hotel.brand)) &&
      (filters.cities.length === 0 || filters.cities.includes(result.hotel.address.city)) &&
      (!filters.pet || hasPetRoom(result)) &&
      (!filters.accessible || hasAccessibleRoom(result)) &&
      (!filters.breakfast || result.breakfastIncluded),
  );
}

/** What there is to choose from among these hotels. A filter with one choice would choose nothing. */
export function filterChoices(results: readonly HotelResult[]): {
  readonly brands: readonly Brand[];
  readonly cities: readonly string[];
} {
  const cities = [...new Set(results.map(({ hotel }) => hotel.address.city))].sort((a, b) => a.localeCompare(b, 'fi'));
  const found = brands.filter((brand) => results.some(({ hotel }) => hotel.brand === brand));
  return { brands: found.length > 1 ? found : [], cities: cities.length > 1 ? cities : [] };
}
