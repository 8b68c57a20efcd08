import type { Locale } from '../../src/i18n/locales';
import type { ScreenState } from '../support/screenState';
import type { AuditRequest } from './request';

/** A state in a locale: one walk, which has a row for each theme. */
export interface Walk {
  readonly id: string;
  readonly state: ScreenState;
  readonly locale: Locale;
  readonly themes: readonly string[];
}

/** A name as a part of an id: small letters, numbers and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äå]/g, 'a')
    .replaceAll('ö', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const rowId = (walk: string, theme: string): string => `${walk}.${theme}`;

export interface Everything {
  readonly states: readonly ScreenState[];
  readonly locales: readonly Locale[];
  readonly themes: readonly string[];
}

/**
 * The walks that were asked for. A word that is a locale limits the locales; each other word limits the states to those
 * whose name or route contains one of the words.
 */
export function planOf({ words, only, shard }: AuditRequest, { states, locales, themes }: Everything): readonly Walk[] {
  const isLocale = (word: string) => (locales as readonly string[]).includes(word);
  const wantedLocales = words.filter(isLocale);
  const wantedStates = words.filter((word) => !isLocale(word)).map((word) => word.toLowerCase());
  const all = states
    .filter(
      ({ name, route }) =>
        wantedStates.length === 0 || wantedStates.some((word) => `${route} ${name}`.toLowerCase().includes(word)),
    )
    .flatMap((state) =>
      locales
        .filter((locale) => wantedLocales.length === 0 || wantedLocales.includes(locale))
        .map((locale) => ({ id: `${slugOf(state.name)}.${locale}`, state, locale, themes })),
    );
  if (only !== null)
    return all.flatMap((walk) => {
      const asked = walk.themes.filter((theme) => rowId(walk.id, theme) === only);
      return asked.length > 0 ? [{ ...walk, themes: asked }] : [];
    });
  return shard ? all.filter((_, place) => place % shard.count === shard.index - 1) : all;
}

export const rowIdsOf = (walks: readonly Walk[]): readonly string[] =>
  walks.flatMap(({ id, themes }) => themes.map((theme) => rowId(id, theme)));
