import type { AskContent } from '@/api/content';
import type { LocalizedSlug } from '@/domain/writtenPage';
import { loadCountries } from '@/features/contact-details/v1/loadCountries';
import { listNews } from '@/features/news/v1/listNews';
import { loadArticle } from '@/features/news/v1/loadArticle';
import { loadNews } from '@/features/news/v1/loadNews';
import { listOffers } from '@/features/offers/v1/listOffers';
import { loadOffer } from '@/features/offers/v1/loadOffer';
import { loadOffers } from '@/features/offers/v1/loadOffers';
import { loadDestinations } from '@/features/search/v1/loadDestinations';
import type { Locale } from '@/i18n/locales';
import { newsArticlePath, offerPath } from '@/routes/entityPaths';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import type { RouteId, RouteMatch } from '@/routes/routes';
import type { PageContent, PagePaths } from './pageProps';

/** What a page is drawn from, and its paths when they hang on it. */
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

/** How many offers, and how many pieces of news, the front door shows. */
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

/** Where a page is by its slug in each locale. */
const pathsOf = (alternates: readonly LocalizedSlug[], pathIn: (slug: string, locale: Locale) => string): PagePaths =>
  Object.fromEntries(alternates.map(({ locale, slug }) => [locale, pathIn(slug, locale)]));

/** The content of each route's pages; null when there is none at the address. Routes that need none have no entry. */
const loaders: { readonly [Route in RouteId]?: Loader<Route> } = {
  home: atHome,
  searchResults: withDestinations,
  contactDetails: async (ask, { locale }) => ({ content: { countries: await loadCountries(ask, locale) } }),
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
};

/** The canonical paths of pages that hang on content, one function a feature. */
const listers: readonly ((ask: AskContent, locale: Locale) => Promise<readonly string[]>)[] = [
  ...(isSwitchedOn('offer') ? [listOffers] : []),
  ...(isSwitchedOn('newsArticle') ? [listNews] : []),
];

/** What the page at an address is drawn from; null when there is no such page. */
export async function loadContent(ask: AskContent, match: RouteMatch): Promise<LoadedPage | null> {
  const load: Loader<RouteId> | undefined = (loaders as Readonly<Record<string, Loader<RouteId>>>)[match.route];
  // Each loader stands under the route whose matches it takes.
  return load ? load(ask, match as Parameters<typeof load>[1]) : { content: {} };
}

/** The canonical path of every page of a locale that hangs on content. */
export async function listContentPaths(ask: AskContent, locale: Locale): Promise<readonly string[]> {
  return (await Promise.all(listers.map((list) => list(ask, locale)))).flat();
}
