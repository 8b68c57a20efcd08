import { steps } from '@/domain/stay/steps';
import { defaultLocale, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { entityPath } from './entityPaths';
import { matchEntity } from './matchEntity';
import type { EntityMatch } from './matchEntity';
import { isSwitchedOn } from './isSwitchedOn';
import { englishOfRussian } from './russianPaths';
import { isEntityRoute, join, knownRouteIds, prefixOf, words } from './words';
import type { KnownRouteId, StaticRouteId } from './words';

/** The routes that have a screen and are exported. To add a route of the table, add its id here. */
export const routeIds = [
  'home',
  'searchResults',
  ...steps,
  'paymentReturn',
  'confirmation',
  'reservation',
  'editReservation',
  'reservationList',
  'checkIn',
  'checkOut',
  'findReservation',
  'signIn',
  'cookieSettings',
  'hotels',
  'place',
  'hotel',
  'hotelSubpage',
  'privacyPolicy',
  'customerRegister',
  'reservationTerms',
  'termsOfUse',
  'media',
  'accessibilityStatements',
  'accessibleRooms',
  'sCard',
  'sCardPurchase',
  'sCardPayment',
  'sCardRenewal',
  'sCardWithdrawal',
  'mySCard',
  'myDetails',
  'sCardConnect',
  'springCampaign',
  'contactsAndCallRates',
  'hotelContactInformation',
  'offers',
  'offer',
  'news',
  'newsArticle',
  'contentPage',
] as const satisfies readonly KnownRouteId[];

export type RouteId = (typeof routeIds)[number];

/** Whether a route of the table has a screen that this build shows. */
export function hasScreen(route: KnownRouteId): route is RouteId {
  return (routeIds as readonly string[]).includes(route) && isSwitchedOn(route);
}

/** What a path shows. */
export type RouteMatch =
  | { readonly route: StaticRouteId; readonly locale: Locale; readonly params: Readonly<Record<string, never>> }
  | EntityMatch;

/** The canonical path of a route: Finnish without a prefix, the others with theirs. */
export function pathOf(route: StaticRouteId, locale: Locale): string {
  return join(prefixOf(locale), words[route][locale]);
}

/** The path for search engines: no Finnish prefix, no trailing slash, no query. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const [first, ...rest] = bare.split('/').filter((part) => part !== '');
  if (first === undefined) return '/';
  return first.toLowerCase() === defaultLocale ? join(...rest) : join(first, ...rest);
}

/** Lower case, no trailing slash, no query or fragment: for comparing typed and pasted paths. */
function tidy(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return join(...bare.toLowerCase().split('/'));
}

const isStatic = (route: KnownRouteId): route is StaticRouteId => !isEntityRoute(route);

// Built when the first path is matched, since most pages match none.
let pages: ReadonlyMap<string, RouteMatch> | null = null;
function pageAt(path: string): RouteMatch | undefined {
  pages ??= new Map(
    knownRouteIds
      .filter(isStatic)
      .flatMap((route) => locales.map((locale) => [pathOf(route, locale), { route, locale, params: {} }] as const)),
  );
  return pages.get(path);
}

/** The match of a path, whatever its case and slashes, with or without the Finnish prefix; null when there is none. */
export function matchPath(path: string): RouteMatch | null {
  const plain = canonicalPath(tidy(path));
  return englishOfRussian(plain) === null ? (pageAt(plain) ?? matchEntity(plain)) : null;
}

/** The canonical path of a match. */
export function pathOfMatch(match: RouteMatch): string {
  switch (match.route) {
    case 'place':
    case 'hotel':
    case 'hotelSubpage':
    case 'offer':
    case 'newsArticle':
    case 'contentPage':
      return entityPath(match.route, match.locale, match.params);
    default:
      return pathOf(match.route, match.locale);
  }
}

/** A Finnish path is shown under `/fi` as well; the others have one address. */
export function withPrefixedFinnish(path: string): readonly string[] {
  const [first = ''] = path.split('/').filter((part) => part !== '');
  const isFinnish = !locales.some((locale) => locale === first);
  return isFinnish ? [path, join(defaultLocale, ...path.split('/'))] : [path];
}

/** Every path of the table that this build shows: the canonical ones, and the Finnish ones again under `/fi`. */
export function allPaths(): readonly string[] {
  const exported: readonly KnownRouteId[] = routeIds;
  return exported
    .filter(isStatic)
    .filter((route) => isSwitchedOn(route))
    .flatMap((route) => locales.flatMap((locale) => withPrefixedFinnish(pathOf(route, locale))));
}

/** A link to a route. Values that are null or empty are left out of the query. */
export function hrefOf(
  route: StaticRouteId,
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
