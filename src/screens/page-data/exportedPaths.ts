import { fetchContent } from '@/api/contentEnvironment';
import { isEntityRoute } from '@/routes/words';
import { locales } from '@/i18n/locales';
import { allPaths, canonicalPath, hasScreen, matchPath, pathOfMatch } from '@/routes/routes';
import { listContentPaths, writtenRoutes } from './contentLoaders';

const isWritten = (path: string): boolean => {
  const route = matchPath(path)?.route;
  return route !== undefined && (isEntityRoute(route) || writtenRoutes.some((each) => each === route));
};

/**
 * Whether a path from the content matches its page's route; a wrong one leaves out that page and does not end the
 * export.
 */
function hasAddress(path: string): boolean {
  const match = matchPath(path);
  const isFound = match !== null && hasScreen(match.route) && pathOfMatch(match) === path;
  if (!isFound) console.warn(`Left out: no page of the site can have the path ${path}`);
  return isFound;
}

async function listPaths(): Promise<ReadonlySet<string>> {
  const everywhere = allPaths()
    .map(canonicalPath)
    .filter((path) => !isWritten(path));
  const ofContent = await Promise.all(locales.map((locale) => listContentPaths(fetchContent, locale)));
  return new Set([...everywhere, ...ofContent.flat().filter(hasAddress)]);
}

let listed: Promise<ReadonlySet<string>> | null = null;

/** The canonical path of every page of this export. Requested once in each process of the export. */
export function exportedPaths(): Promise<ReadonlySet<string>> {
  listed ??= listPaths();
  return listed;
}
