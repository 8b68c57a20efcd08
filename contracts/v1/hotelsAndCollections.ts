import { addDays, dayIn } from '../world/calendar';
import type { CallContext } from '../callContext';
import { allHotels } from '../world/hotels/allHotels';
import type { ContentLocale, Localized } from '../world/localized';
import type { HotelRecord } from '../world/model';
import { pictureOfHotel } from '../world/pictures/pictures';
import { areas, cities, cityOf, collections } from '../world/places';
import { nightPrice } from '../world/rates/nightPrice';

const listingImage = (hotel: HotelRecord, language: ContentLocale) => {
  const { url, alt } = pictureOfHotel(hotel);
  return { url, alt: alt[language] };
};

const present = (hotel: HotelRecord, language: ContentLocale, locale: string) => ({
  id: hotel.id,
  locale,
  name: hotel.name[language],
  urlPath: `${cityOf(hotel).id}/${hotel.slug}`,
  brand: hotel.brand,
  city: cityOf(hotel).name[language],
  summary: hotel.summary[language],
  listingImage: listingImage(hotel, language),
});

/** The cheapest comes first, by the price of tomorrow night. */
const byPrice = ({ world }: CallContext) => {
  const night = addDays(dayIn(world.now().getTime(), 'Europe/Helsinki'), 1);
  return (one: HotelRecord, other: HotelRecord) =>
    nightPrice(one, night, world.seed) - nightPrice(other, night, world.seed);
};

const namesOf = (name: Localized): readonly string[] => [...new Set(Object.values(name))];

/** Everything a guest can search by. */
export const hotelsAndCollectionsIn = (language: ContentLocale, locale: string) => {
  const { compare } = new Intl.Collator(language);
  const byName = (one: HotelRecord, other: HotelRecord) => compare(one.name[language], other.name[language]);
  const places = [
    ...cities.map(({ id, name }) => ({
      id,
      type: 'City',
      name,
      hotels: allHotels.filter(({ cityId }) => cityId === id),
    })),
    ...areas.map(({ id, name }) => ({
      id,
      type: 'Area',
      name,
      hotels: allHotels.filter((hotel) => cityOf(hotel).areaIds.includes(id)),
    })),
  ];
  return {
    hotels: ({ sort }: { sort: 'BRAND' | 'NAME' | 'PRICE' }, context: CallContext) => {
      const order = {
        NAME: byName,
        PRICE: byPrice(context),
        BRAND: (one: HotelRecord, other: HotelRecord) => compare(one.brand, other.brand) || byName(one, other),
      };
      return [...allHotels].sort(order[sort]).map((hotel) => present(hotel, language, locale));
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
