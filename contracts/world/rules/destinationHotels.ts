import { findHotel, hotelsOfChain } from '../hotels/allHotels';
import type { HotelRecord } from '../model';
import { areas, cityOf, collections, cities } from '../places';
import type { SearchDestination } from './search';

const named = (place: { readonly name: Readonly<Record<string, string>> }, asked: string): boolean =>
  Object.values(place.name).some((name) => name.toLocaleLowerCase('fi') === asked.trim().toLocaleLowerCase('fi'));

/** The hotels of a destination. A place is found by its name in any language; an unknown place has no hotels. */
export const destinationHotels = (destination: SearchDestination): readonly HotelRecord[] => {
  switch (destination.kind) {
    case 'hotel':
      return [findHotel(destination.hotelId)].filter((hotel) => hotel !== undefined);
    case 'collection': {
      const ids = collections.find(({ id }) => id === destination.collectionId)?.hotelIds ?? [];
      return hotelsOfChain().filter(({ id }) => ids.includes(id));
    }
    case 'place': {
      const cityIds = cities.filter((city) => named(city, destination.placeName)).map(({ id }) => id);
      const areaIds = areas.filter((area) => named(area, destination.placeName)).map(({ id }) => id);
      return hotelsOfChain().filter(
        (hotel) => cityIds.includes(hotel.cityId) || cityOf(hotel).areaIds.some((areaId) => areaIds.includes(areaId)),
      );
    }
  }
};
