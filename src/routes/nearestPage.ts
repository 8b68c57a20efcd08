import { defaultLocale, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { pathOf } from './routes';
import type { StaticRouteId } from './words';

/** The pages of the table that some languages lack, with those that have them. Any other is in every language. */
export type PartlyWritten = Readonly<Partial<Record<StaticRouteId, readonly Locale[]>>>;

export interface PageElsewhere {
  readonly path: string;
  /** Differs from the reader's locale where that has no such page. */
  readonly locale: Locale;
}

/** A page of the table in a locale, else in English, in Finnish or in any that has it; null when none has. */
export function nearestPage(route: StaticRouteId, locale: Locale, partlyWritten: PartlyWritten): PageElsewhere | null {
  const written = partlyWritten[route] ?? locales;
  const found = [locale, 'en' as const, defaultLocale, ...locales].find((each) => written.includes(each));
  return found ? { path: pathOf(route, found), locale: found } : null;
}
