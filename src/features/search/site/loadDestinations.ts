import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { isOfferedId, offeredHotels } from '@/api/offeredHotels';
import { readEach, readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { parsePlaceKind } from '@/domain/search/destinations';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { parseBrand } from '@/domain/content/hotel';
import type { KnownHotel } from '@/domain/content/hotel';
import { houseTraitsOf } from '@/domain/content/hotelPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadDestinationsQuery } from './__generated__/loadDestinationsQuery.graphql';

const query = graphql`
  query loadDestinationsQuery($locale: Locale!) {
    hotelsAndCollections(locale: $locale) {
      hotels(sort: NAME) {
        id
        locale
        name
        city
        district
        brand
        listingImage {
          url
        }
        subpages {
          id
          locale
          kind
        }
      }
      places {
        id
        type
        name
        otherNames
        hotelIds
      }
      collections {
        id
        name
        hotelIds
      }
    }
  }
`;

const askIn = async (ask: AskContent, locale: Locale) =>
  (await ask<loadDestinationsQuery>(query, { locale: localeCode(locale) })).hotelsAndCollections;

/** What a stay's page says of each hotel at once, by their ids; pictures without words. */
export async function loadKnownHotels(ask: AskContent, locale: Locale): Promise<Readonly<Record<string, KnownHotel>>> {
  const { hotels } = await askIn(ask, locale);
  const known = readEach(hotels, ({ id, name, brand, listingImage }) => {
    const picture = readPicture(listingImage);
    const image = picture && { url: picture.src, alt: '' };
    return [readText(id), { name: readText(name), brand: parseBrand(brand), image }] as const;
  });
  return Object.fromEntries(known);
}

const readOfferedIds = (ids: readonly string[]) => readEach(ids, readText).filter(isOfferedId);

/** Every destination in one language. */
export async function loadDestinations(ask: AskContent, locale: Locale): Promise<DestinationCatalogue> {
  const found = await askIn(ask, locale);
  const pictures = new Map(found.hotels.map(({ id, listingImage }) => [id, readPicture(listingImage)?.src]));
  return {
    hotels: readEach(offeredHotels(found.hotels), ({ id, name, city, district, brand, subpages }) => ({
      id: readText(id),
      name: readText(name),
      city: readText(city),
      district: readOptional(district, readText),
      brand: parseBrand(brand),
      traits: houseTraitsOf(subpages.map(({ kind }) => kind)),
    })),
    places: readEach(found.places, ({ id, type, name, otherNames, hotelIds }) => {
      const offered = readOfferedIds(hotelIds);
      return {
        id: readText(id),
        kind: parsePlaceKind(type),
        name: readText(name),
        otherNames: readEach(otherNames, readText),
        hotelIds: offered,
        pictureUrl: pictures.get(offered[0] ?? '') ?? null,
      };
    }),
    collections: readEach(found.collections, ({ id, name, hotelIds }) => ({
      id: readText(id),
      name: readText(name),
      hotelIds: readOfferedIds(hotelIds),
    })),
  };
}
