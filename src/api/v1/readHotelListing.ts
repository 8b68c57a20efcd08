import { graphql } from 'relay-runtime';
import { hotelPicture } from '@/config/hotelPicture';
import { parseBrand } from '@/domain/hotel';
import { hotelTraits } from '@/domain/hotelPage';
import type { HotelListing, HotelTrait } from '@/domain/hotelPage';
import { readOptional } from '../readEach';
import { readNumber, readText } from '../readLeaf';
import { readPicture } from '../readPicture';
import type { readHotelListing_hotel$data as Hotel } from './__generated__/readHotelListing_hotel.graphql';

void graphql`
  fragment readHotelListing_hotel on Hotel @relay(mask: false) {
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
`;

const isTrue: Readonly<Record<HotelTrait, (hotel: Hotel) => boolean>> = {
  pet: ({ roomTypes }) => roomTypes.some(({ features }) => features.includes('PET_ROOM')),
  accessible: ({ accessibility }) => (accessibility?.accessibleRooms ?? 0) > 0,
  sauna: ({ subpages }) => subpages.some(({ kind }) => kind === 'SAUNA_AND_SPA'),
  restaurant: ({ subpages }) => subpages.some(({ kind }) => kind === 'RESTAURANT'),
  meetings: ({ subpages }) => subpages.some(({ kind }) => kind === 'MEETINGS'),
  families: ({ subpages }) => subpages.some(({ kind }) => kind === 'FAMILIES'),
};

/** A hotel of a list, asked by `hotels { ...readHotelListing_hotel @relay(mask: false) }`. */
export function readHotelListing(hotel: Hotel): HotelListing {
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
    traits: hotelTraits.filter((trait) => isTrue[trait](hotel)),
  };
}
