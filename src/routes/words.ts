import { defaultLocale, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';

/** A path in every locale, without the locale's prefix. */
export type Words = Readonly<Record<Locale, string>>;

const inEvery = (word: string): Words => ({ fi: word, en: word, sv: word, et: word });

/**
 * Every path of the site, once. The words are those a guest would use; brackets mark a parameter from the page's
 * content, with dots one of several parts. The Estonian words of pages without an Estonian version are our own.
 */
export const words = {
  home: inEvery(''),
  searchResults: { fi: 'haku', en: 'search', sv: 'sok', et: 'otsing' },
  chooseRoom: { fi: 'varaus/huone', en: 'booking/room', sv: 'bokning/rum', et: 'broneering/tuba' },
  chooseRate: { fi: 'varaus/hinta', en: 'booking/rate', sv: 'bokning/pris', et: 'broneering/hind' },
  chooseExtras: {
    fi: 'varaus/lisapalvelut',
    en: 'booking/extras',
    sv: 'bokning/tillval',
    et: 'broneering/lisateenused',
  },
  contactDetails: { fi: 'varaus/tiedot', en: 'booking/details', sv: 'bokning/uppgifter', et: 'broneering/andmed' },
  checkAndConfirm: { fi: 'varaus/tarkistus', en: 'booking/review', sv: 'bokning/granska', et: 'broneering/ulevaade' },
  paymentReturn: { fi: 'varaus/maksu', en: 'booking/payment', sv: 'bokning/betalning', et: 'broneering/makse' },
  confirmation: {
    fi: 'varaus/vahvistus',
    en: 'booking/confirmation',
    sv: 'bokning/bekraftelse',
    et: 'broneering/kinnitus',
  },
  reservation: { fi: 'varaukset/nayta', en: 'bookings/view', sv: 'bokningar/visa', et: 'broneeringud/vaata' },
  editReservation: { fi: 'varaukset/muuta', en: 'bookings/change', sv: 'bokningar/andra', et: 'broneeringud/muuda' },
  reservationList: { fi: 'varaukset', en: 'bookings', sv: 'bokningar', et: 'broneeringud' },
  checkIn: {
    fi: 'varaukset/saapuminen',
    en: 'bookings/check-in',
    sv: 'bokningar/incheckning',
    et: 'broneeringud/sisseregistreerimine',
  },
  checkOut: {
    fi: 'varaukset/lahto',
    en: 'bookings/check-out',
    sv: 'bokningar/utcheckning',
    et: 'broneeringud/valjaregistreerimine',
  },
  findReservation: { fi: 'varaukset/hae', en: 'bookings/find', sv: 'bokningar/hitta', et: 'broneeringud/otsi' },
  signIn: { fi: 'kirjautuminen', en: 'sign-in', sv: 'logga-in', et: 'sisselogimine' },
  cookieSettings: { fi: 'evasteet', en: 'cookies', sv: 'kakor', et: 'kupsised' },

  hotels: { fi: 'hotellit', en: 'hotels', sv: 'hotell', et: 'hotellid' },
  place: { fi: 'hotellit/[place]', en: 'hotels/[place]', sv: 'hotell/[place]', et: 'hotellid/[place]' },
  hotel: {
    fi: 'hotellit/[city]/[hotel]',
    en: 'hotels/[city]/[hotel]',
    sv: 'hotell/[city]/[hotel]',
    et: 'hotellid/[city]/[hotel]',
  },
  hotelSubpage: {
    fi: 'hotellit/[city]/[hotel]/[subpage]',
    en: 'hotels/[city]/[hotel]/[subpage]',
    sv: 'hotell/[city]/[hotel]/[subpage]',
    et: 'hotellid/[city]/[hotel]/[subpage]',
  },
  offers: { fi: 'tarjoukset', en: 'offers', sv: 'erbjudanden', et: 'pakkumised' },
  offer: { fi: 'tarjoukset/[slug]', en: 'offers/[slug]', sv: 'erbjudanden/[slug]', et: 'pakkumised/[slug]' },
  news: { fi: 'uutiset', en: 'news', sv: 'nyheter', et: 'uudised' },
  newsArticle: { fi: 'uutiset/[slug]', en: 'news/[slug]', sv: 'nyheter/[slug]', et: 'uudised/[slug]' },

  privacyPolicy: { fi: 'tietosuoja', en: 'privacy-policy', sv: 'registerdeklaration', et: 'andmekaitsejuhendid' },
  customerRegister: {
    fi: 'tietosuoja/asiakasrekisteri',
    en: 'privacy-policy/customer-register',
    sv: 'registerdeklaration/kundregister',
    et: 'andmekaitsejuhendid/kliendiregister',
  },
  reservationTerms: {
    fi: 'varausehdot',
    en: 'terms-of-reservation',
    sv: 'regler-och-villkor-for-bokningar',
    et: 'broneerimistingimused',
  },
  termsOfUse: { fi: 'kayttoehdot', en: 'terms-of-use', sv: 'regler-och-villkor', et: 'kasutustingimused' },
  media: { fi: 'medialle', en: 'for-media', sv: 'for-media', et: 'meediale' },
  accessibilityStatements: {
    fi: 'saavutettavuusselosteet',
    en: 'accessibility-statements',
    sv: 'tillganglighetsutlatanden',
    et: 'ligipaasetavuse-teatised',
  },
  accessibleRooms: {
    fi: 'esteettomat-huoneet',
    en: 'accessible-rooms',
    sv: 'tillganglighetsanpassade-rum',
    et: 'ligipaasetavad-toad',
  },
  hotelContactInformation: {
    fi: 'hotellien-yhteystiedot',
    en: 'hotel-contact-information',
    sv: 'hotell-kontaktuppgifter',
    et: 'hotellide-kontaktandmed',
  },
  contactsAndCallRates: {
    fi: 'yhteystiedot-ja-puheluiden-hinnat',
    en: 'contacts-and-call-rates',
    sv: 'kontaktuppgifter-och-samtalsavgifter',
    et: 'kontaktid-ja-konehinnad',
  },
  sCard: inEvery('s-card'),
  sCardPurchase: { fi: 's-card/osta', en: 's-card/buy', sv: 's-card/kop', et: 's-card/osta' },
  sCardPayment: { fi: 's-card/maksu', en: 's-card/payment', sv: 's-card/betalning', et: 's-card/makse' },
  sCardRenewal: { fi: 's-card/uusi', en: 's-card/renew', sv: 's-card/fornya', et: 's-card/uuenda' },
  sCardWithdrawal: { fi: 's-card/peru', en: 's-card/withdraw', sv: 's-card/angra', et: 's-card/taganemine' },
  myDetails: { fi: 'omat-tiedot', en: 'my-details', sv: 'mina-uppgifter', et: 'minu-andmed' },
  mySCard: { fi: 's-card/oma', en: 's-card/mine', sv: 's-card/mitt', et: 's-card/minu' },
  sCardConnect: { fi: 's-card/yhdista', en: 's-card/connect', sv: 's-card/anslut', et: 's-card/uhenda' },
  springCampaign: inEvery('kevaan-nopeat'),
  contentPage: inEvery('[...page]'),
} as const satisfies Readonly<Record<string, Words>>;

/** Every route the site knows, whether or not it has a screen yet. */
export type KnownRouteId = keyof typeof words;

/** The parameters in the path of a route: a town or a collection, a hotel, an offer, an article, or any other page of editors (`a/b`). */
export interface EntityParams {
  readonly place: { readonly place: string };
  readonly hotel: { readonly city: string; readonly hotel: string };
  readonly hotelSubpage: { readonly city: string; readonly hotel: string; readonly subpage: string };
  readonly offer: { readonly slug: string };
  readonly newsArticle: { readonly slug: string };
  readonly contentPage: { readonly page: string };
}

/** Routes with a page for each entity. */
export type EntityRouteId = keyof EntityParams;
/** Routes with one page in each locale. */
export type StaticRouteId = Exclude<KnownRouteId, EntityRouteId>;

export const knownRouteIds = Object.keys(words) as readonly KnownRouteId[];

/** Whether a route has a page for each entity. */
export function isEntityRoute(route: KnownRouteId): route is EntityRouteId {
  return words[route].fi.includes('[');
}

/** Joins the parts to one path, without empty ones. */
export const join = (...parts: readonly string[]): string => `/${parts.filter((part) => part !== '').join('/')}`;

/** The locale of a path of the site: by its prefix, else Finnish. */
export function localeOfPath(path: string): Locale {
  const [first = ''] = path.split('/').filter((part) => part !== '');
  return locales.find((locale) => locale === first.toLowerCase()) ?? defaultLocale;
}

/** A path of the site without the prefix of its locale. */
export function pathWithoutLocale(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '');
  return locales.some((locale) => locale === first.toLowerCase()) ? join(...rest) : join(first, ...rest);
}

/** The prefix of a locale's paths: empty in Finnish. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : locale);
