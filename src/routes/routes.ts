import { defaultLocale, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';

export const routeIds = [
  'home',
  'searchResults',
  'chooseRoom',
  'chooseRate',
  'chooseExtras',
  'contactDetails',
  'checkAndConfirm',
  'paymentReturn',
  'confirmation',
  'reservation',
  'findReservation',
  'signIn',
  'cookieSettings',
] as const;

export type RouteId = (typeof routeIds)[number];

/** Every path of the site, once, without the locale's prefix. The words are those a guest would use. */
const words: Readonly<Record<RouteId, Readonly<Record<Locale, string>>>> = {
  home: { fi: '', en: '', sv: '', et: '' },
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
  findReservation: { fi: 'varaukset/hae', en: 'bookings/find', sv: 'bokningar/hitta', et: 'broneeringud/otsi' },
  signIn: { fi: 'kirjautuminen', en: 'sign-in', sv: 'logga-in', et: 'sisselogimine' },
  cookieSettings: { fi: 'evasteet', en: 'cookies', sv: 'kakor', et: 'kupsised' },
};

export interface RouteMatch {
  readonly route: RouteId;
  readonly locale: Locale;
}

const join = (...parts: readonly string[]): string => `/${parts.filter((part) => part !== '').join('/')}`;

/** The canonical path of a route: Finnish without a prefix, the others with theirs. */
export function pathOf(route: RouteId, locale: Locale): string {
  return join(locale === defaultLocale ? '' : locale, words[route][locale]);
}

/** Lower case, no trailing slash, no query or fragment: how a typed or pasted path is compared. */
function tidy(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return join(...bare.toLowerCase().split('/'));
}

/** The path search engines should know: no Finnish prefix, no trailing slash, no query. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const [first, ...rest] = bare.split('/').filter((part) => part !== '');
  if (first === undefined) return '/';
  return first.toLowerCase() === defaultLocale ? join(...rest) : join(first, ...rest);
}

const matches: ReadonlyMap<string, RouteMatch> = new Map(
  routeIds.flatMap((route) => locales.map((locale) => [pathOf(route, locale), { route, locale }] as const)),
);

/** What a path shows, whatever its case and slashes, with or without the Finnish prefix; null when it is not ours. */
export function matchPath(path: string): RouteMatch | null {
  return matches.get(canonicalPath(tidy(path))) ?? null;
}

/** Every path to export: the canonical ones, and the Finnish ones once more under `/fi`. */
export function allPaths(): readonly string[] {
  const prefixed = routeIds.map((route) => join(defaultLocale, words[route][defaultLocale]));
  return [...matches.keys(), ...prefixed];
}

/** The same page in every locale, for the language menu and `hreflang`. */
export function alternatesOf(route: RouteId): readonly { readonly locale: Locale; readonly path: string }[] {
  return locales.map((locale) => ({ locale, path: pathOf(route, locale) }));
}

/** A link to a route. Values that are null or empty are left out of the query. */
export function hrefOf(
  route: RouteId,
  locale: Locale,
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? pathOf(route, locale) : `${pathOf(route, locale)}?${text}`;
}
