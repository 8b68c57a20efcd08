import { site } from '@/config/siteAddresses';
import type { SavedKind } from '@/domain/content/savedFiles';
import type { Locale } from '@/domain/locale';
import { contentRoutes } from '@/routes/contentRoutes';
import { hasScreen, matchPath } from '@/routes/routes';
import type { RouteId } from '@/routes/routes';

/** The pages that are saved. */
export const savedRoutes: readonly RouteId[] = contentRoutes;

/** The page in whose frame the page for a lost network is shown: it is small, and its main part is left out. */
export const SHELL_ROUTE = 'cookieSettings';

/** What a page needs to look as it should, beside its pictures. */
const partPaths = /^\/(sarastus\.css|theme\.js|saved\.js|fonts\/[\w-]+\.woff2)$/;
const picturePaths = /^\/(images|icons)\/[\w/.-]+\.(avif|webp|jpg|png|svg)$/;

/** A page of the site at an address; null for anything else. */
export function pageAt(address: URL): { readonly route: RouteId; readonly locale: Locale } | null {
  const path = site.pathAt(address.pathname);
  const match = path === null ? null : matchPath(path);
  return match && hasScreen(match.route) ? { route: match.route, locale: match.locale } : null;
}

/** As what a file is saved; null for what is never saved nor answered for: scripts of a release, data, configuration, APIs. */
export function fileKind(address: URL): Exclude<SavedKind, 'page'> | null {
  const path = site.pathAt(address.pathname) ?? '';
  if (partPaths.test(path)) return 'part';
  return picturePaths.test(path) ? 'picture' : null;
}

/** The name of a picture without its shape, size and format; null for any other file. */
export function pictureAt(address: URL): string | null {
  if (fileKind(address) !== 'picture') return null;
  return address.pathname.replace(/-(?:card|wide|tall)-\d+\.\w+$/, '');
}
