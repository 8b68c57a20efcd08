import { locales } from '@/i18n/locales';
import { canonicalPath, matchPath, pathOf, pathOfMatch } from '@/routes/routes';
import type { RouteMatch } from '@/routes/routes';
import type { PartlyWritten } from '@/routes/nearestPage';
import { hotelPath, placePath } from '@/routes/entityPaths';
import { isEntityRoute } from '@/routes/words';
import { writtenRoutes } from './contentLoaders';
import type { LoadedPage } from './contentLoaders';
import { withoutLostLinks } from './withoutLostLinks';
import type { PageContent, PagePaths } from './pageProps';

type Paths = ReadonlySet<string>;

/** Whether a link leads to a page of this site that the export does not have. */
const isLostIn =
  (exported: Paths) =>
  (href: string): boolean => {
    const match = matchPath(href);
    // An unknown path may be a page published later, or another site on this host: only known pages count as missing.
    if (!match || match.route === 'contentPage') return false;
    return !exported.has(canonicalPath(pathOfMatch(match)));
  };

/** The languages of a page that are exported: those that the content names, else all. */
function pathsIn(exported: Paths, { paths }: LoadedPage, match: RouteMatch): PagePaths {
  const named = locales.flatMap((locale) => {
    const path = paths ? paths[locale] : isEntityRoute(match.route) ? undefined : pathOf(match.route, locale);
    return path !== undefined && exported.has(path) ? [[locale, path] as const] : [];
  });
  return Object.fromEntries(named);
}

function withHotelPages(content: PageContent, { locale }: RouteMatch, exported: Paths): PageContent {
  const known = <Page extends Pick<NonNullable<PageContent['offer']>, 'hotels'>>(page: Page): Page => ({
    ...page,
    hotels: page.hotels.map((hotel) =>
      hotel.urlPath !== null && exported.has(hotelPath(hotel.urlPath, locale)) ? hotel : { ...hotel, urlPath: null },
    ),
  });
  const hasPage = ({ urlPath }: { readonly urlPath: string }) => exported.has(hotelPath(urlPath, locale));
  const townPath = ({ urlPath }: { readonly urlPath: string }) => placePath(urlPath.split('/')[0] ?? '', locale);
  const ofHotel = content.hotel ?? content.subpage?.hotel;
  return {
    ...content,
    ...(content.offer && { offer: known(content.offer) }),
    ...(content.article && { article: known(content.article) }),
    ...(content.place && { place: { ...content.place, hotels: content.place.hotels.filter(hasPage) } }),
    ...(ofHotel && exported.has(townPath(ofHotel)) && { townPath: townPath(ofHotel) }),
  };
}

/** The data of a page with only those languages and links whose pages are in this export. */
export function fitToExport(loaded: LoadedPage, match: RouteMatch, exported: Paths): LoadedPage {
  const content = withHotelPages(withoutLostLinks(loaded.content, isLostIn(exported)), match, exported);
  const paths = pathsIn(exported, loaded, match);
  const isEverywhere = locales.every((locale) => paths[locale] !== undefined);
  // Left out where the table of routes has the same.
  return { content, ...((isEntityRoute(match.route) || !isEverywhere) && { paths }) };
}

/** The pages of the table that the export has in some languages only. */
export function partlyWrittenIn(exported: Paths): PartlyWritten {
  const lacking = writtenRoutes.flatMap((route) => {
    const written = locales.filter((locale) => exported.has(pathOf(route, locale)));
    return written.length < locales.length ? [[route, written] as const] : [];
  });
  return Object.fromEntries(lacking);
}
