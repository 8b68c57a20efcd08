import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readEach, readOptional } from '@/api/readEach';
import { readNumber, readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { hotelPicture } from '@/config/hotelPicture';
import { hotelTraits, houseTraitsOf } from '@/domain/hotelPage';
import type { HotelListing, HotelTrait } from '@/domain/hotelPage';
import { parseBrand } from '@/domain/hotel';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadHotelsQuery } from './__generated__/loadHotelsQuery.graphql';

const query = graphql`
  query loadHotelsQuery($locale: Locale!) {
    hotelPages(locale: $locale) {
      id
      locale
      name
      urlPath
      brand
      city
      summary
      listingImage {
        url
        alt
      }
      location {
        latitude
        longitude
      }
      roomTypes {
        id
        features
      }
      accessibility {
        accessibleRooms
      }
      subpages {
        id
        locale
        kind
      }
    }
  }
`;

type Hotel = loadHotelsQuery['response']['hotelPages'][number];

const traitsOf = ({ roomTypes, accessibility, subpages }: Hotel): readonly HotelTrait[] => {
  const found: readonly HotelTrait[] = [
    ...(roomTypes.some(({ features }) => features.includes('PET_ROOM')) ? (['pet'] as const) : []),
    ...((accessibility?.accessibleRooms ?? 0) > 0 ? (['accessible'] as const) : []),
    ...houseTraitsOf(subpages.map(({ kind }) => kind)),
  ];
  return hotelTraits.filter((trait) => found.includes(trait));
};

/** Every hotel that has a page and can be read, sorted by name in the language. */
export async function loadHotels(ask: AskContent, locale: Locale): Promise<readonly HotelListing[]> {
  const { hotelPages } = await ask<loadHotelsQuery>(query, { locale: localeCode(locale) });
  return readEach(hotelPages, (hotel) => {
    const { id, name, urlPath, city, summary, location, listingImage } = hotel;
    const brand = parseBrand(hotel.brand);
    const picture = readPicture(listingImage);
    return {
      id: readText(id),
      name: readText(name),
      urlPath: readText(urlPath),
      brand,
      city: readText(city),
      summary: readText(summary),
      picture: hotelPicture({ brand, image: picture && { url: picture.src, alt: picture.alt } }),
      location: readOptional(location, ({ latitude, longitude }) => ({
        latitude: readNumber(latitude),
        longitude: readNumber(longitude),
      })),
      traits: traitsOf(hotel),
    };
  });
}
