import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import type { HotelContact, PlaceContacts } from '@/domain/content/contacts';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadHotelContactsQuery } from './__generated__/loadHotelContactsQuery.graphql';

const query = graphql`
  query loadHotelContactsQuery($locale: Locale!) {
    hotelPages(locale: $locale) {
      id
      locale
      name
      urlPath
      city
      address {
        street
        postCode
        city
      }
      phone {
        number
        rate
      }
      email
    }
  }
`;

/** How to reach each hotel, place by place, both in the order of the language. */
export async function loadHotelContacts(ask: AskContent, locale: Locale): Promise<readonly PlaceContacts[]> {
  const { hotelPages } = await ask<loadHotelContactsQuery>(query, { locale: localeCode(locale) });
  const { compare } = new Intl.Collator(locale);
  const contacts = readEach(offeredHotels(hotelPages), ({ city, id, name, urlPath, address, phone, email }) => ({
    place: readText(city),
    hotel: {
      id: readText(id),
      name: readText(name),
      urlPath: readText(urlPath),
      street: readText(address.street),
      postal: `${readText(address.postCode)} ${readText(address.city)}`,
      phone: { number: readText(phone.number), rate: readText(phone.rate) },
      email: readText(email),
    },
  }));
  const places = new Map<string, HotelContact[]>();
  for (const { place, hotel } of contacts) places.set(place, [...(places.get(place) ?? []), hotel]);
  return [...places]
    .map(([place, hotels]) => ({ place, hotels: [...hotels].sort((one, other) => compare(one.name, other.name)) }))
    .sort((one, other) => compare(one.place, other.place));
}
