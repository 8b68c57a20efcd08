import type { Locale } from './locales';

/** The name of a country (ISO 3166-1 alpha-2) in the page's language; the code where the browser knows no name. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
