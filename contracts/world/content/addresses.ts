import { text, type ContentLocale, type Localized } from '../localized';
import type { HotelRecord } from '../model';
import { findHotel } from '../hotels/allHotels';
import { cityOf } from '../places';
import type { Content } from './content';
import type { ArticleRecord, ContentPageRecord, OfferRecord } from './model';

/** The prefixes of the site's own addresses, for links in written texts. */
const folders = {
  home: text('', '', '', ''),
  search: text('haku', 'search', 'sok', 'otsing'),
  findBooking: text('varaukset/hae', 'bookings/find', 'bokningar/hitta', 'broneeringud/otsi'),
  hotels: text('hotellit', 'hotels', 'hotell', 'hotellid'),
  offers: text('tarjoukset', 'offers', 'erbjudanden', 'pakkumised'),
  news: text('uutiset', 'news', 'nyheter', 'uudised'),
  contacts: text(
    'yhteystiedot-ja-puheluiden-hinnat',
    'contacts-and-call-rates',
    'kontaktuppgifter-och-samtalsavgifter',
    'kontaktid-ja-konehinnad',
  ),
  withdrawCard: text('s-card/peru', 's-card/withdraw', 's-card/angra', 's-card/taganemine'),
  cookies: text('evasteet', 'cookies', 'kakor', 'kupsised'),
  hotelContacts: text(
    'hotellien-yhteystiedot',
    'hotel-contact-information',
    'hotell-kontaktuppgifter',
    'hotellide-kontaktandmed',
  ),
} satisfies Record<string, Localized>;

const path = (locale: ContentLocale, ...parts: readonly string[]): string =>
  `/${[locale === 'fi' ? '' : locale, ...parts].filter((part) => part !== '').join('/')}`;

/** `{city}/{hotelName}`, the same in every language. */
export const urlPathOf = (hotel: Pick<HotelRecord, 'cityId' | 'slug'>): string => `${cityOf(hotel).id}/${hotel.slug}`;

/** The slug of an offer or an article. */
export const slugOf = ({ id, words }: OfferRecord | ArticleRecord, locale: ContentLocale): string =>
  `${id}-${words[locale]}`;

const known = <T>(found: T | undefined, target: string): T => {
  if (found === undefined) throw new Error(`A text links to ${target}, which is not there`);
  return found;
};
const byId = <T extends ArticleRecord | OfferRecord | ContentPageRecord>(records: readonly T[], id: string) =>
  records.find((record) => record.id === id);

/**
 * The address of a link target in a text: `route:search`, `page:terms-of-use`, `hotel:1001`,
 * `hotel:1001/RESTAURANT`, `offer:3001`, `article:4001`; anything else is an address already. Throws for an unknown
 * target, which is a mistake in the text.
 */
export const addressOf = (target: string, locale: ContentLocale, content: Content): string => {
  const [kind = '', name = ''] = target.split(/:(.*)/s);
  switch (kind) {
    case 'route':
      return path(locale, known(Object.entries(folders).find(([key]) => key === name)?.[1], target)[locale]);
    case 'page':
      return path(locale, known(byId(content.pages, name), target).slug[locale]);
    case 'offer':
      return path(locale, folders.offers[locale], slugOf(known(byId(content.offers, name), target), locale));
    case 'article':
      return path(locale, folders.news[locale], slugOf(known(byId(content.articles, name), target), locale));
    case 'hotel': {
      const [id = '', subpageKind] = name.split('/');
      const urlPath = urlPathOf(known(findHotel(id), target));
      if (subpageKind === undefined) return path(locale, folders.hotels[locale], urlPath);
      const subpage = content.hotels.get(id)?.subpages.find((each) => each.kind === subpageKind);
      return path(locale, folders.hotels[locale], urlPath, known(subpage, target).slug[locale]);
    }
    default:
      return target;
  }
};
