import { askContentHere } from '@/api/content';
import { languageOf, locales } from '@/i18n/locales';
import { hasScreen } from '@/routes/routes';
import type { RouteMatch } from '@/routes/routes';
import type { PagePaths, PageProps } from './pageProps';

/** The result of looking up an address that the export has no page for. */
export type FoundPage =
  | { readonly kind: 'nothing' }
  /** Published after the site was exported. */
  | { readonly kind: 'page'; readonly page: PageProps }
  /** Exists, but not in the language of the address. */
  | { readonly kind: 'elsewhere'; readonly paths: PagePaths };

/**
 * Asks the API for the page at an address of the table of routes or of the content.
 * @throws when the API could not be asked, so that it is unknown whether there is such a page
 */
export async function lookForPage(match: RouteMatch): Promise<FoundPage> {
  if (!hasScreen(match.route)) return { kind: 'nothing' };
  const [{ loadContent }, { importMessages }] = await Promise.all([
    import('./contentLoaders'),
    import('@/i18n/importMessages'),
  ]);
  const { route, locale } = match;
  const loaded = await loadContent(askContentHere, match);
  if (loaded?.paths) {
    return { kind: 'page', page: { route, locale, messages: await importMessages(languageOf(locale)), ...loaded } };
  }
  const others = locales.filter((other) => other !== locale);
  const elsewhere = await Promise.all(others.map((other) => loadContent(askContentHere, { ...match, locale: other })));
  const paths = elsewhere.find((page) => page?.paths)?.paths;
  return paths ? { kind: 'elsewhere', paths } : { kind: 'nothing' };
}
