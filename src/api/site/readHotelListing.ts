import { graphql } from 'relay-runtime';
import { hotelPicture } from '@/config/hotelPicture';
import { parseBrand } from '@/domain/content/hotel';
import { hotelTraits, houseTraitsOf } from '@/domain/content/hotelPage';
import type { HotelListing, HotelTrait } from '@/domain/content/hotelPage';
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

const traitsOf = ({ roomTypes, accessibility, subpages }: Hotel): readonly HotelTrait[] => {
  const found: readonly HotelTrait[] = [
    ...(roomTypes.some(({ features }) => features.includes('PET_ROOM')) ? (['pet'] as const) : []),
    ...((accessibility?.accessibleRooms ?? 0) > 0 ? (['accessible'] as const) : []),
    ...houseTraitsOf(subpages.map(({ kind }) => kind)),
  ];
  return hotelTraits.filter((trait) => found.includes(trait));
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
    traits: traitsOf(hotel),
  };
}
