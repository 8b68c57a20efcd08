import { loadCountries } from '@/features/contact-details/v1/loadCountries';
import { loadDestinations } from '@/features/search/v1/loadDestinations';
import { defaultLocale, languageOf } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/loadMessages';
import { allPaths, hasScreen, matchPath } from '@/routes/routes';
import type { RouteId } from '@/routes/routes';
import { namespacesOf } from './namespaces';
import type { PageContent, PageProps } from './pageProps';

/** The segments of every page to export. */
export function pagePaths(): string[][] {
  return allPaths().map((path) => path.split('/').filter(Boolean));
}

async function contentOf(route: RouteId, locale: Locale): Promise<PageContent> {
  if (route === 'contactDetails') return { countries: await loadCountries(locale) };
  return { destinations: await loadDestinations(locale) };
}

/**
 * Everything the page at these segments is drawn from. Runs while the site is exported.
 * @throws when no route has that path, or the content cannot be had
 */
export async function loadPage(segments: readonly string[]): Promise<PageProps> {
  const match = matchPath(`/${segments.join('/')}`);
  if (!match || !hasScreen(match.route)) throw new Error(`No screen has the path /${segments.join('/')}`);
  const { route, locale } = match;
  return {
    route,
    locale,
    messages: loadMessages(languageOf(locale), namespacesOf[route]),
    content: await contentOf(route, locale),
  };
}

/** The page for addresses that lead nowhere. It is exported once, in the default language. */
export function loadNotFoundPage(): PageProps {
  const messages = loadMessages(languageOf(defaultLocale), namespacesOf.notFound);
  return { route: 'notFound', locale: defaultLocale, messages, content: {} };
}
