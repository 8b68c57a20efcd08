import { fetchContent } from '@/api/contentEnvironment';
import { defaultLocale, languageOf, languages, locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/loadMessages';
import { allPaths, hasScreen, matchPath, withPrefixedFinnish } from '@/routes/routes';
import { listContentPaths, loadContent } from './contentLoaders';
import { namespacesOf } from './namespaces';
import type { NotFoundProps, PageProps } from './pageProps';

/** The segments of every page to export. */
export async function pagePaths(): Promise<string[][]> {
  const ofContent = await Promise.all(locales.map((locale) => listContentPaths(fetchContent, locale)));
  const paths = [...allPaths(), ...ofContent.flat().flatMap(withPrefixedFinnish)];
  return paths.map((path) => path.split('/').filter(Boolean));
}

/**
 * Everything the page at these segments is drawn from. Runs while the site is exported.
 * @throws when no route has that path, or the content cannot be had
 */
export async function loadPage(segments: readonly string[]): Promise<PageProps> {
  const match = matchPath(`/${segments.join('/')}`);
  if (!match || !hasScreen(match.route)) throw new Error(`No screen has the path /${segments.join('/')}`);
  const loaded = await loadContent(fetchContent, match);
  if (!loaded) throw new Error(`There is no content for /${segments.join('/')}`);
  const { route, locale } = match;
  return {
    route,
    locale,
    messages: loadMessages(languageOf(locale), namespacesOf[route]),
    content: loaded.content,
    ...(loaded.paths ? { paths: loaded.paths } : {}),
  };
}

/** The page for addresses that lead nowhere. It is exported once, with its few words in every language. */
export function loadNotFoundPage(): NotFoundProps {
  const messages = Object.fromEntries(
    languages.map((language) => [language, loadMessages(language, namespacesOf.notFound)]),
  );
  return {
    route: 'notFound',
    locale: defaultLocale,
    messages: messages[languageOf(defaultLocale)] ?? {},
    messagesIn: messages,
    content: {},
  };
}
