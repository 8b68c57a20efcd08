import type { Locale } from '@/i18n/locales';
import { join, prefixOf, words } from './words';
import type { EntityParams, EntityRouteId } from './words';

/** The canonical path of an entity's page. */
export function entityPath<R extends EntityRouteId>(route: R, locale: Locale, params: EntityParams[R]): string {
  const values: Readonly<Record<string, string | undefined>> = { ...params };
  const filled = words[route][locale].replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => values[name] ?? '');
  return join(prefixOf(locale), ...filled.split('/'));
}

/** The page of a town, an area or a collection. The slug is the one of that locale. */
export const placePath = (place: string, locale: Locale): string => entityPath('place', locale, { place });

/** The page of a hotel. `urlPath` is the API's `{city}/{hotelName}`. */
export function hotelPath(urlPath: string, locale: Locale): string {
  const [city = '', hotel = ''] = urlPath.split('/');
  return entityPath('hotel', locale, { city, hotel });
}

/** The id of a room's card on the page of its hotel. */
export const roomAnchor = (roomId: string): string => `room-${roomId}`;

/** A room on the page of its hotel. */
export const roomPath = (urlPath: string, roomId: string, locale: Locale): string =>
  `${hotelPath(urlPath, locale)}#${encodeURIComponent(roomAnchor(roomId))}`;

/** A page below a hotel's, such as its restaurant. The slug is the one of that locale. */
export function hotelSubpagePath(urlPath: string, subpage: string, locale: Locale): string {
  const [city = '', hotel = ''] = urlPath.split('/');
  return entityPath('hotelSubpage', locale, { city, hotel, subpage });
}

/** The page of an offer. The slug is the one of that locale: `{id}-{words}`. */
export const offerPath = (slug: string, locale: Locale): string => entityPath('offer', locale, { slug });

/** The page of an article or a campaign. The slug is the one of that locale: `{id}-{words}`. */
export const newsArticlePath = (slug: string, locale: Locale): string => entityPath('newsArticle', locale, { slug });

/** A page of editors that is not in the table: its slug, in one part or several, is its path. */
export const contentPagePath = (page: string, locale: Locale): string => entityPath('contentPage', locale, { page });

/** The numeric id at the start of a slug; null when there is none. */
export function idOfSlug(slug: string): string | null {
  return /^(\d+)-/.exec(slug)?.[1] ?? null;
}
