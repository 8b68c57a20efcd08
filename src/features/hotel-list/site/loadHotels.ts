import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readSome } from '@/api/readEach';
import { readHotelListing } from '@/api/site/readHotelListing';
import type { HotelListing } from '@/domain/content/hotelPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadHotelsQuery } from './__generated__/loadHotelsQuery.graphql';

const query = graphql`
  query loadHotelsQuery($locale: Locale!) {
    hotelPages(locale: $locale) {
      ...readHotelListing_hotel @relay(mask: false)
    }
  }
`;

/** Every hotel that has a page and can be read, sorted by name in the language. */
export async function loadHotels(ask: AskContent, locale: Locale): Promise<readonly HotelListing[]> {
  const { hotelPages } = await ask<loadHotelsQuery>(query, { locale: localeCode(locale) });
  return readSome(offeredHotels(hotelPages), readHotelListing);
}
