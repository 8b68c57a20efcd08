import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { imageAddress } from '@/config/imageAddress';
import type { DestinationCatalogue } from '@/domain/destinations';
import { apiLocaleV1 } from '@/i18n/locales';
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
        brand
        listingImage {
          url
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

/** Every destination in one language. */
export async function loadDestinations(ask: AskContent, locale: Locale): Promise<DestinationCatalogue> {
  const { hotelsAndCollections: found } = await ask<loadDestinationsQuery>(query, {
    locale: apiLocaleV1(locale),
  });
  const pictures = new Map(
    found.hotels.map(({ id, listingImage }) => [id, listingImage ? imageAddress(listingImage.url) : null]),
  );
  return {
    hotels: found.hotels.map(({ id, name, city, brand }) => ({ id, name, city, brand: brandOf(brand) })),
    places: found.places.map(({ type, ...place }) => ({
      ...place,
      kind: type === 'Area' ? 'area' : 'city',
      pictureUrl: pictures.get(place.hotelIds[0] ?? '') ?? null,
    })),
    collections: found.collections.map((collection) => ({ ...collection })),
  };
}

/** A brand this site does not know yet wears the neutral theme. */
function brandOf(brand: string): DestinationCatalogue['hotels'][number]['brand'] {
  return brand === 'original' || brand === 'break' || brand === 'solo' || brand === 'heymo' ? brand : 'custom';
}
