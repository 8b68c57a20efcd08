import { locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { idOfSlug } from './entityPaths';
import { isEntityRoute, join, knownRouteIds, prefixOf, words } from './words';
import type { EntityParams, EntityRouteId } from './words';

type MatchOf<R extends EntityRouteId> = R extends EntityRouteId
  ? { readonly route: R; readonly locale: Locale; readonly params: EntityParams[R] }
  : never;

/** The page of one entity. */
export type EntityMatch = MatchOf<EntityRouteId>;

interface Pattern {
  readonly route: EntityRouteId;
  readonly locale: Locale;
  readonly segments: readonly string[];
}

/** Worked out when a path is matched, so that pages that match none carry none of it. */
const patterns = (): readonly Pattern[] =>
  knownRouteIds.filter(isEntityRoute).flatMap((route) =>
    locales.map((locale) => ({
      route,
      locale,
      segments: join(prefixOf(locale), ...words[route][locale].split('/')).split('/'),
    })),
  );

/** The values of a path's places, when it has the pattern's shape. */
function valuesIn({ segments }: Pattern, parts: readonly string[]): Readonly<Record<string, string>> | null {
  if (segments.length !== parts.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    if (name === undefined) {
      if (segment !== part) return null;
    } else if (/^[a-z0-9][\w-]*$/.test(part) && (name !== 'slug' || idOfSlug(part) !== null)) {
      values[name] = part;
    } else return null;
  }
  return values;
}

/** The entity's page that a tidy canonical path leads to. That there is such an entity is known to the content alone. */
export function matchEntity(path: string): EntityMatch | null {
  const parts = path.split('/');
  for (const pattern of patterns()) {
    const values = valuesIn(pattern, parts);
    // The places of a pattern are those of its route: the table's types say so.
    if (values) return { route: pattern.route, locale: pattern.locale, params: values } as unknown as EntityMatch;
  }
  return null;
}
