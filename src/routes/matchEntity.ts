import type { Locale } from '@/i18n/locales';
import { idOfSlug } from './entityPaths';
import { isEntityRoute, join, knownRouteIds, localeOfPath, prefixOf, words } from './words';
import type { EntityParams, EntityRouteId } from './words';

type MatchOf<R extends EntityRouteId> = R extends EntityRouteId
  ? { readonly route: R; readonly locale: Locale; readonly params: EntityParams[R] }
  : never;

export type EntityMatch = MatchOf<EntityRouteId>;

interface Pattern {
  readonly route: EntityRouteId;
  readonly segments: readonly string[];
}

/** Built when the first path is matched: most pages match none. */
const patternsIn = (locale: Locale): readonly Pattern[] =>
  knownRouteIds.filter(isEntityRoute).map((route) => ({
    route,
    segments: join(prefixOf(locale), ...words[route][locale].split('/')).split('/'),
  }));

const isWord = (part: string): boolean => /^[a-z0-9][\w-]*$/.test(part);

/** The values of a path's parameters, when it matches the pattern. */
function valuesIn({ segments }: Pattern, parts: readonly string[]): Readonly<Record<string, string>> | null {
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const [, dots, name] = /^\[(\.\.\.)?(\w+)\]$/.exec(segment) ?? [];
    // A parameter with dots is the last of its pattern, and takes the rest of the path.
    const taken = dots ? parts.slice(index) : parts.slice(index, index + 1);
    if (name === undefined) {
      if (segment !== taken[0]) return null;
    } else if (taken.length > 0 && taken.every(isWord) && (name !== 'slug' || idOfSlug(taken[0] ?? '') !== null)) {
      values[name] = taken.join('/');
    } else return null;
    if (dots) return values;
  }
  return segments.length === parts.length ? values : null;
}

/** The entity page of a normalized canonical path. Whether the entity exists, only the content knows. */
export function matchEntity(path: string): EntityMatch | null {
  const parts = path.split('/');
  const locale = localeOfPath(path);
  for (const pattern of patternsIn(locale)) {
    const values = valuesIn(pattern, parts);
    // The parameters of a pattern are those of its route, by the types of the table.
    if (values) return { route: pattern.route, locale, params: values } as unknown as EntityMatch;
  }
  return null;
}
