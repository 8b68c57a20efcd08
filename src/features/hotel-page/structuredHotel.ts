import { brandNames } from '@/config/brands';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import type { SiteAddresses } from '@/config/siteAddresses';
import type { HotelPage } from '@/domain/content/hotelPage';

interface Place {
  readonly site: SiteAddresses;
  /** Canonical path of the hotel's page. */
  readonly path: string;
  /** The names of its amenities. */
  readonly amenities: readonly string[];
}

/** A hotel as schema.org data. */
export function structuredHotel(hotel: HotelPage, { site, path, amenities }: Place): object {
  const { address, location } = hotel;
  const rooms = hotel.roomTypes.flatMap(({ features }) => features);
  return {
    '@type': 'Hotel',
    '@id': `${site.page(path)}#hotel`,
    url: site.page(path),
    name: hotel.name,
    description: hotel.summary,
    brand: { '@type': 'Brand', name: brandNames[hotel.brand] },
    telephone: hotel.phone.number,
    email: hotel.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    }),
    image: hotel.pictures.slice(0, 1).map(({ src }) => site.file(src)),
    checkinTime: hotel.checkInTime ?? DEFAULT_CHECK_IN_TIME,
    checkoutTime: hotel.checkOutTime ?? DEFAULT_CHECK_OUT_TIME,
    // Without room types it is not known whether pets are allowed.
    ...(rooms.length > 0 && { petsAllowed: rooms.includes('PET_ROOM') }),
    amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };
}
