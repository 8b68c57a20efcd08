import { fetchContent } from '@/api/contentEnvironment';
import { TransportError } from '@/api/TransportError';
import { defaultLocale, languageOf, languages } from '@/i18n/locales';
import { loadMessages } from '@/i18n/loadMessages';
import { hasScreen, matchPath, withPrefixedFinnish } from '@/routes/routes';
import type { RouteMatch } from '@/routes/routes';
import { isEntityRoute } from '@/routes/words';
import { loadContent, writtenRoutes } from './contentLoaders';
import type { LoadedPage } from './contentLoaders';
import { exportedPaths } from './exportedPaths';
import { fitToExport, partlyWrittenIn } from './fitToExport';
import { namespacesOf } from './namespaces';
import type { NotFoundProps, PageProps } from './pageProps';

/** The segments of every page to export. */
export async function pagePaths(): Promise<string[][]> {
  return [...(await exportedPaths())].flatMap(withPrefixedFinnish).map((path) => path.split('/').filter(Boolean));
}

/**
 * The API does not answer, or fails however often it is asked. This ends the export: the page may well exist, and
 * without it guests and search engines would find it gone until the next release.
 */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TransportError &&
  ['NETWORK', 'TIMEOUT', 'ENDPOINT_NOT_FOUND', 'SERVER', 'MALFORMED'].includes(error.code);

/** Routes of which a page may be left out. Without its home page or its search the site is not exported. */
const isDispensable = ({ route }: RouteMatch): boolean =>
  isEntityRoute(route) || writtenRoutes.some((each) => each === route);

/** The content of a page; null, with a line on the console, when the API has none or gives one that cannot be read. */
async function loadOrLeaveOut(match: RouteMatch, path: string): Promise<LoadedPage | null> {
  try {
    const loaded = await loadContent(fetchContent, match);
    if (!loaded) console.warn(`Left out: the API lists ${path} but has no such page`);
    return loaded;
  } catch (error) {
    if (isUnreachable(error) || !isDispensable(match)) throw error;
    console.warn(`Left out: ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/**
 * The props of the page at these segments; null for a page that has to be left out, while the others are exported. Runs
 * during the export.
 * @throws when no route has that path, the API does not answer, or a page that the site needs cannot be read
 */
export async function loadPage(segments: readonly string[]): Promise<PageProps | null> {
  const path = `/${segments.join('/')}`;
  const match = matchPath(path);
  if (!match || !hasScreen(match.route)) throw new Error(`No screen has the path ${path}`);
  const loaded = await loadOrLeaveOut(match, path);
  if (!loaded) return null;
  const { route, locale } = match;
  const exported = await exportedPaths();
  const partlyWritten = partlyWrittenIn(exported);
  return {
    route,
    locale,
    messages: loadMessages(languageOf(locale), namespacesOf[route]),
    ...fitToExport(loaded, match, exported),
    ...(Object.keys(partlyWritten).length > 0 && { partlyWritten }),
  };
}

/** The page for unknown addresses. It is exported once, with its texts in every language. */
export async function loadNotFoundPage(): Promise<NotFoundProps> {
  const messages = Object.fromEntries(
    languages.map((language) => [language, loadMessages(language, namespacesOf.notFound)]),
  );
  return {
    route: 'notFound',
    locale: defaultLocale,
    messages: messages[languageOf(defaultLocale)] ?? {},
    messagesIn: messages,
    content: {},
    partlyWritten: partlyWrittenIn(await exportedPaths()),
  };
}
