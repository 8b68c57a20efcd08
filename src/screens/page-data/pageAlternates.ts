import { locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { isEntityRoute } from '@/routes/words';
import { pathOf } from '@/routes/routes';
import type { PageProps } from './pageProps';

/** A page in the locales that have it. */
export type Alternates = readonly { readonly locale: Locale; readonly path: string }[];

/** The path of the page in each locale: from its content, else from its route. */
export function pageAlternates({ route, paths }: Pick<PageProps, 'paths' | 'route'>): Alternates {
  return locales.flatMap((locale) => {
    const path = paths
      ? paths[locale]
      : route === 'notFound' || isEntityRoute(route)
        ? undefined
        : pathOf(route, locale);
    return path === undefined ? [] : [{ locale, path }];
  });
}
