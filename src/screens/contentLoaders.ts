import type { AskContent } from '@/api/content';
import { loadCountries } from '@/features/contact-details/v1/loadCountries';
import { loadDestinations } from '@/features/search/v1/loadDestinations';
import type { Locale } from '@/i18n/locales';
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

/** The content of each route's pages; null when there is none at the address. Routes that need none have no entry. */
const loaders: { readonly [Route in RouteId]?: Loader<Route> } = {
  home: withDestinations,
  searchResults: withDestinations,
  contactDetails: async (ask, { locale }) => ({ content: { countries: await loadCountries(ask, locale) } }),
};

/** The canonical paths of pages that hang on content, one function a feature. */
const listers: readonly ((ask: AskContent, locale: Locale) => Promise<readonly string[]>)[] = [];

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
