import { hotelsOfChain } from './hotels/allHotels';
import type { Localized } from './localized';
import type { HotelRecord } from './model';
import { areas, cities, cityOf, collections } from './places';

/** A town, an area or a collection, with its hotels. */
interface Gathering {
  readonly id: string;
  readonly name: Localized;
  readonly hotels: readonly HotelRecord[];
}

export const hotelsByCity = (): readonly Gathering[] =>
  cities.map(({ id, name }) => ({ id, name, hotels: hotelsOfChain().filter(({ cityId }) => cityId === id) }));

export const hotelsByArea = (): readonly Gathering[] =>
  areas.map(({ id, name }) => ({
    id,
    name,
    hotels: hotelsOfChain().filter((hotel) => cityOf(hotel).areaIds.includes(id)),
  }));

export const hotelsByCollection = (): readonly Gathering[] =>
  collections.map(({ id, name, hotelIds }) => ({
    id,
    name,
    hotels: hotelsOfChain().filter((hotel) => hotelIds.includes(hotel.id)),
  }));
