import type { HotelPage } from '@/domain/content/hotelPage';
import { element, xml } from './xml';

/** A hotel of the feed, with the public address of its English page. */
export interface ListedHotel {
  readonly hotel: Pick<HotelPage, 'address' | 'id' | 'location' | 'name' | 'phone' | 'summary'>;
  readonly address: string;
}

const component = (name: string, text: string) => element('component', text, { name });

function listing({ hotel, address: link }: ListedHotel): string {
  const { id, name, address, location, phone, summary } = hotel;
  return element('listing', [
    element('id', id),
    element('name', name),
    element(
      'address',
      [component('addr1', address.street), component('city', address.city), component('postal_code', address.postCode)],
      {
        format: 'simple',
      },
    ),
    element('country', address.countryCode),
    ...(location
      ? [element('latitude', String(location.latitude)), element('longitude', String(location.longitude))]
      : []),
    element('phone', phone.number, { type: 'main' }),
    element('category', 'hotel'),
    element('content', [
      element('text', [element('link', link), element('title', name), element('body', summary)], {
        type: 'description',
      }),
    ]),
  ]);
}

/**
 * The hotels that have prices: a "hotel list" as search engines of hotels read it
 * (developers.google.com/hotels/hotel-prices/xml-reference/hotel-list-feed).
 */
export const hotelList = (hotels: readonly ListedHotel[]): string =>
  xml(
    element('listings', [element('language', 'en'), ...hotels.map(listing)], {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:noNamespaceSchemaLocation': 'http://www.gstatic.com/localfeed/local_feed.xsd',
    }),
  );
