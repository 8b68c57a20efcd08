import type { HotelLeaf, LocationFeatureSpecificationLeaf, ReserveActionLeaf } from 'schema-dts';
import { brandNames } from '@/config/brands';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import type { SiteAddresses } from '@/config/siteAddresses';
import { houseFacts } from '@/domain/content/hotelPage';
import type { HotelPage } from '@/domain/content/hotelPage';
import { structuredAddress } from '@/domain/content/structuredAddress';
import type { Translator } from '@/i18n/translator';
import { stayTemplate } from '@/routes/stayTemplate';
import { amenitiesOf } from './amenitiesOf';
import { feature, structuredRoom } from './structuredRoom';

interface Place {
  readonly site: SiteAddresses;
  /** Canonical path of the hotel's page. */
  readonly path: string;
  readonly translator: Pick<Translator, 'locale' | 't'>;
}

/** What there is, by the names of the page, and for accessibility also what there is not. */
function amenities(hotel: HotelPage, t: Translator['t']): readonly LocationFeatureSpecificationLeaf[] {
  const { accessibility: house } = hotel;
  return [
    ...amenitiesOf(hotel, t).map((name) => feature(name)),
    ...(house ? houseFacts.map((fact) => feature(t(`hotelPage.house.has.${fact}`), house[fact])) : []),
    ...(house ? [feature(t('hotelPage.measured.rooms'), house.accessibleRooms)] : []),
  ];
}

/** How a stay is asked for: the address shows rooms and prices; choosing and paying are left to the guest. */
const reserve = (hotelId: string, { site, translator }: Place): ReserveActionLeaf => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: site.page(stayTemplate(hotelId, translator.locale)) },
  result: { '@type': 'LodgingReservation' },
});

/** A hotel with its rooms as schema.org data. */
export function structuredHotel(hotel: HotelPage, place: Place): HotelLeaf {
  const { address, location, roomTypes } = hotel;
  const { site, path, translator } = place;
  const { t } = translator;
  return {
    '@type': 'Hotel',
    '@id': `${site.page(path)}#hotel`,
    url: site.page(path),
    identifier: hotel.id,
    name: hotel.name,
    description: hotel.summary,
    brand: { '@type': 'Brand', name: brandNames[hotel.brand] },
    telephone: hotel.phone.number,
    email: hotel.email,
    address: structuredAddress(address),
    geo: location
      ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
      : undefined,
    image: hotel.pictures.map(({ src }) => site.file(src)),
    checkinTime: hotel.checkInTime ?? DEFAULT_CHECK_IN_TIME,
    checkoutTime: hotel.checkOutTime ?? DEFAULT_CHECK_OUT_TIME,
    // Without room types it is not known whether pets are allowed.
    petsAllowed: roomTypes.length > 0 ? roomTypes.some(({ features }) => features.includes('PET_ROOM')) : undefined,
    amenityFeature: amenities(hotel, t),
    containsPlace: roomTypes.map((room) => structuredRoom(room, { site, t })),
    potentialAction: reserve(hotel.id, place),
  };
}
