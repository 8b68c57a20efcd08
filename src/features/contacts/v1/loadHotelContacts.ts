import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import type { HotelContact, PlaceContacts } from '@/domain/contacts';
import { apiLocaleV1 } from '@/i18n/locales';
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
  const { hotelPages } = await ask<loadHotelContactsQuery>(query, { locale: apiLocaleV1(locale) });
  const { compare } = new Intl.Collator(locale);
  const places = new Map<string, HotelContact[]>();
  for (const { city, id, name, urlPath, address, phone, email } of hotelPages) {
    const contact = {
      id,
      name,
      urlPath,
      street: address.street,
      postal: `${address.postCode} ${address.city}`,
      phone: { number: phone.number, rate: phone.rate },
      email,
    };
    places.set(city, [...(places.get(city) ?? []), contact]);
  }
  return [...places]
    .map(([place, hotels]) => ({ place, hotels: [...hotels].sort((one, other) => compare(one.name, other.name)) }))
    .sort((one, other) => compare(one.place, other.place));
}
