import { addDays, dayIn } from '../world/calendar';
import type { CallContext } from '../callContext';
import { SYSTEM_HOTEL_IDS } from '../world/codes';
import { hotelsOfChain } from '../world/hotels/allHotels';
import type { Localized } from '../world/localized';
import type { HotelRecord } from '../world/model';
import { collections } from '../world/places';
import { hotelsByArea, hotelsByCity } from '../world/placeHotels';
import { nightPrice } from '../world/rates/nightPrice';
import { presentHotel } from './content/presentHotel';
import type { ContentScope } from './content/richText';

/** Cheapest first, by the price of tomorrow night. */
const byPrice = ({ world }: CallContext) => {
  const night = addDays(dayIn(world.now().getTime(), 'Europe/Helsinki'), 1);
  return (one: HotelRecord, other: HotelRecord) =>
    nightPrice(one, night, world.seed) - nightPrice(other, night, world.seed);
};

const namesOf = (name: Localized): readonly string[] => [...new Set(Object.values(name))];

/** Every destination of a search. */
export const hotelsAndCollectionsIn = (scope: ContentScope) => {
  const { language } = scope;
  const chain = hotelsOfChain();
  const { compare } = new Intl.Collator(language);
  const byName = (one: HotelRecord, other: HotelRecord) => compare(one.name[language], other.name[language]);
  const places = [
    ...hotelsByCity().map((city) => ({ ...city, type: 'City' })),
    ...hotelsByArea().map((area) => ({ ...area, type: 'Area' })),
  ];
  return {
    hotels: ({ sort }: { sort: 'BRAND' | 'NAME' | 'PRICE' }, context: CallContext) => {
      const order = {
        NAME: byName,
        PRICE: byPrice(context),
        BRAND: (one: HotelRecord, other: HotelRecord) => compare(one.brand, other.brand) || byName(one, other),
      };
      const listed = [...chain].sort(order[sort]).map((hotel) => presentHotel(hotel, scope));
      // The reservation system lists its own ids among the hotels, although nobody can stay there.
      const [model] = listed;
      return [...listed, ...SYSTEM_HOTEL_IDS.map((id) => ({ ...model, id, name: id, subpages: [] }))];
    },
    places: places
      .map(({ id, type, name, hotels }) => ({
        id,
        type,
        name: name[language],
        otherNames: namesOf(name),
        hotelIds: hotels.map((hotel) => hotel.id),
      }))
      .sort((one, other) => compare(one.name, other.name)),
    collections: collections.map(({ id, name, hotelIds }) => ({ id, name: name[language], hotelIds })),
  };
};
