import type { AskContent } from '@/api/content';
import { loadCardProduct } from '@/api/site/card/loadCardProduct';
import { loadContacts } from '@/features/contacts/site/loadContacts';
import { loadHotelContacts } from '@/features/contacts/site/loadHotelContacts';
import { loadCountries } from '@/features/contact-details/site/loadCountries';
import { loadHotels } from '@/features/hotel-list/site/loadHotels';
import { loadPlaceLinks } from '@/features/hotel-list/site/loadPlaceLinks';
import { loadPlacePage } from '@/features/hotel-list/site/loadPlacePage';
import { listHotelPaths } from '@/features/hotel-page/site/listHotelPaths';
import { loadHotel } from '@/features/hotel-page/site/loadHotel';
import { loadSubpage } from '@/features/hotel-page/site/loadSubpage';
import { listContentPages } from '@/features/content-page/site/listContentPages';
import { loadContentPage } from '@/features/content-page/site/loadContentPage';
import type { LocalizedSlug } from '@/domain/content/writtenPage';
import { listNews } from '@/features/news/site/listNews';
import { loadArticle } from '@/features/news/site/loadArticle';
import { loadNews } from '@/features/news/site/loadNews';
import { listOffers } from '@/features/offers/site/listOffers';
import { loadOffer } from '@/features/offers/site/loadOffer';
import { loadAccessibleRooms } from '@/features/accessible-rooms/site/loadAccessibleRooms';
import { loadOffers } from '@/features/offers/site/loadOffers';
import { loadDestinations, loadKnownHotels } from '@/features/search/site/loadDestinations';
import type { Locale } from '@/i18n/locales';
import {
  contentPagePath,
  hotelPath,
  hotelSubpagePath,
  newsArticlePath,
  offerPath,
  placePath,
} from '@/routes/entityPaths';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import type { RouteId, RouteMatch } from '@/routes/routes';
import { words } from '@/routes/words';
import type { StaticRouteId } from '@/routes/words';
import { loadStatement } from './loadStatement';
import type { PageContent, PagePaths } from './pageProps';

/** The content of a page, and its paths where they depend on it. */
export interface LoadedPage {
  readonly content: PageContent;
  readonly paths?: PagePaths;
}

type Loader<Route> = (
  ask: AskContent,
  match: Extract<RouteMatch, { readonly route: Route }>,
) => Promise<LoadedPage | null>;

const withDestinations = async (ask: AskContent, { locale }: RouteMatch): Promise<LoadedPage> => ({
  content: { destinations: await loadDestinations(ask, locale) },
});

const withCountries = async (ask: AskContent, { locale }: RouteMatch): Promise<LoadedPage> => ({
  content: { countries: await loadCountries(ask, locale) },
});

/** The paths of a page by its slug in each locale. */
const pathsOf = (alternates: readonly LocalizedSlug[], pathIn: (slug: string, locale: Locale) => string): PagePaths =>
  Object.fromEntries(alternates.map(({ locale, slug }) => [locale, pathIn(slug, locale)]));

/** A page written by the chain's editors, at the address that the table of routes has for it. */
const withPage = async (
  ask: AskContent,
  { route, locale }: RouteMatch & { readonly route: StaticRouteId },
): Promise<LoadedPage | null> => {
  const loaded = await loadContentPage(ask, locale, words[route][locale]);
  return loaded && { content: { page: loaded.page }, paths: pathsOf(loaded.alternates, contentPagePath) };
};

/** The routes of the table whose pages editors write. Any of them may be missing in a language. */
export const writtenRoutes = [
  'privacyPolicy',
  'customerRegister',
  'reservationTerms',
  'termsOfUse',
  'media',
  'sCard',
  'springCampaign',
] as const satisfies readonly StaticRouteId[];

/** The terms of booking, of which the facts of accessible rooms are a part. */
const withTerms = async (
  ask: AskContent,
  match: RouteMatch & { readonly route: StaticRouteId },
): Promise<LoadedPage | null> => {
  // Its texts are for the export: no other page loads them.
  const [loaded, { withAnnex }] = await Promise.all([
    withPage(ask, match),
    import('@/features/accessible-rooms/withAnnex'),
  ]);
  return loaded?.content.page ? { ...loaded, content: { page: withAnnex(loaded.content.page, match.locale) } } : loaded;
};

const pagesOfEditors = Object.fromEntries(writtenRoutes.map((route) => [route, withPage]));

const withCardProduct = async (ask: AskContent, { locale }: RouteMatch): Promise<LoadedPage> => ({
  content: { cardProduct: await loadCardProduct(ask, locale) },
});

/** The editors' words about the card, and what is sold. */
const withCard = async (
  ask: AskContent,
  match: RouteMatch & { readonly route: StaticRouteId },
): Promise<LoadedPage | null> => {
  const [loaded, cardProduct] = await Promise.all([withPage(ask, match), loadCardProduct(ask, match.locale)]);
  return loaded && { ...loaded, content: { ...loaded.content, cardProduct } };
};

/** How many offers, and how many pieces of news, the home page shows. */
const NEWEST = { first: 3 } as const;

const atHome = async (ask: AskContent, match: RouteMatch): Promise<LoadedPage> => {
  const { locale } = match;
  const [{ content }, offers, news] = await Promise.all([
    withDestinations(ask, match),
    isSwitchedOn('offers') ? loadOffers(ask, locale, NEWEST) : null,
    isSwitchedOn('news') ? loadNews(ask, locale, NEWEST) : null,
  ]);
  return { content: { ...content, ...(offers && { offers }), ...(news && { news }) } };
};

/**
 * Loads the content of each route's pages; null when there is none at the address. Routes without content have no
 * entry.
 */
const loaders: { readonly [Route in RouteId]?: Loader<Route> } = {
  home: atHome,
  searchResults: withDestinations,
  chooseRoom: async (ask, { locale }) => ({ content: { knownHotels: await loadKnownHotels(ask, locale) } }),
  contactDetails: withCountries,
  checkIn: withCountries,
  editReservation: withCountries,
  sCardPurchase: withCountries,
  mySCard: withCountries,
  hotels: async (ask, { locale }) => {
    const [hotels, places] = await Promise.all([loadHotels(ask, locale), loadPlaceLinks(ask, locale)]);
    return { content: { hotels, places } };
  },
  place: async (ask, { locale, params }) => {
    const [loaded, destinations] = await Promise.all([
      loadPlacePage(ask, locale, params.place),
      loadDestinations(ask, locale),
    ]);
    if (!loaded) return null;
    const { alternates, ...place } = loaded;
    return { content: { place, destinations }, paths: pathsOf(alternates, placePath) };
  },
  hotel: async (ask, { locale, params }) => {
    const loaded = await loadHotel(ask, locale, `${params.city}/${params.hotel}`);
    if (!loaded) return null;
    const { hotel, writtenIn } = loaded;
    return {
      content: { hotel },
      paths: Object.fromEntries(writtenIn.map((each) => [each, hotelPath(hotel.urlPath, each)])),
    };
  },
  hotelSubpage: async (ask, { locale, params }) => {
    const subpage = await loadSubpage(ask, locale, `${params.city}/${params.hotel}`, params.subpage);
    if (!subpage) return null;
    const { alternates, hotel } = subpage;
    return {
      content: { subpage },
      paths: pathsOf(alternates, (slug, each) => hotelSubpagePath(hotel.urlPath, slug, each)),
    };
  },
  ...pagesOfEditors,
  reservationTerms: withTerms,
  accessibleRooms: async (ask, { locale }) => ({
    content: { accessibleRooms: await loadAccessibleRooms(ask, locale) },
  }),
  accessibilityStatements: async (ask, { locale }) => ({ content: { page: await loadStatement(ask, locale) } }),
  sCard: withCard,
  sCardConnect: withCardProduct,
  sCardPayment: withCardProduct,
  sCardRenewal: withCardProduct,
  contactsAndCallRates: async (ask, { locale }) => ({ content: { contacts: await loadContacts(ask, locale) } }),
  hotelContactInformation: async (ask, { locale }) => ({
    content: { hotelContacts: await loadHotelContacts(ask, locale) },
  }),
  offers: async (ask, { locale }) => ({ content: { offers: await loadOffers(ask, locale) } }),
  offer: async (ask, { locale, params }) => {
    const loaded = await loadOffer(ask, locale, params.slug);
    if (!loaded) return null;
    const { alternates, ...offer } = loaded;
    return { content: { offer }, paths: pathsOf(alternates, offerPath) };
  },
  news: async (ask, { locale }) => ({ content: { news: await loadNews(ask, locale) } }),
  newsArticle: async (ask, { locale, params }) => {
    const loaded = await loadArticle(ask, locale, params.slug);
    if (!loaded) return null;
    const { alternates, ...article } = loaded;
    return { content: { article }, paths: pathsOf(alternates, newsArticlePath) };
  },
  contentPage: async (ask, { locale, params }) => {
    const loaded = await loadContentPage(ask, locale, params.page);
    return loaded && { content: { page: loaded.page }, paths: pathsOf(loaded.alternates, contentPagePath) };
  },
};

const listPlacePaths = async (ask: AskContent, locale: Locale) =>
  (await loadPlaceLinks(ask, locale)).map(({ slug }) => placePath(slug, locale));

/** The canonical paths of pages whose addresses come from content, one function per feature. */
const listers: readonly ((ask: AskContent, locale: Locale) => Promise<readonly string[]>)[] = [
  listHotelPaths,
  listPlacePaths,
  listContentPages,
  ...(isSwitchedOn('offer') ? [listOffers] : []),
  ...(isSwitchedOn('newsArticle') ? [listNews] : []),
];

/** The content of the page at an address; null when there is no such page. */
export async function loadContent(ask: AskContent, match: RouteMatch): Promise<LoadedPage | null> {
  const load: Loader<RouteId> | undefined = (loaders as Readonly<Record<string, Loader<RouteId>>>)[match.route];
  // Each loader is the value of the route whose matches it takes.
  return load ? load(ask, match as Parameters<typeof load>[1]) : { content: {} };
}

/** The canonical path of every page of a locale whose address comes from content. */
export async function listContentPaths(ask: AskContent, locale: Locale): Promise<readonly string[]> {
  return (await Promise.all(listers.map((list) => list(ask, locale)))).flat();
}
