import type { Locale } from '@/domain/locale';

export { locales } from '@/domain/locale';
export type { Locale } from '@/domain/locale';

/** Languages of interface texts. */
export const languages = ['fi', 'en', 'sv'] as const satisfies readonly Locale[];
export type Language = (typeof languages)[number];

export const defaultLocale: Locale = 'fi';
export const defaultLanguage: Language = 'fi';

/** The language of interface texts on pages of a locale: Estonian pages use the English interface. */
export function languageOf(locale: Locale): Language {
  return locale === 'et' ? 'en' : locale;
}

/** The names of a locale in the site's API and in the booking API. */
const apiLocales = {
  fi: ['fi_FI', 'FI_FI'],
  en: ['en_GB', 'EN_GB'],
  sv: ['sv_FI', 'SV_FI'],
  et: ['et_EE', 'ET_EE'],
} as const satisfies Readonly<Record<Locale, readonly [string, string]>>;

export type ApiLocaleV1 = (typeof apiLocales)[Locale][0];
export type ApiLocaleV2 = (typeof apiLocales)[Locale][1];

/** The locale's name in the site's API. */
export function apiLocaleV1(locale: Locale): ApiLocaleV1 {
  return apiLocales[locale][0];
}

/** The locale's name in the booking API. */
export function apiLocaleV2(locale: Locale): ApiLocaleV2 {
  return apiLocales[locale][1];
}

/** What each language calls itself, for the language menu. */
export const localeNames: Readonly<Record<Locale, string>> = {
  fi: 'Suomi',
  en: 'English',
  sv: 'Svenska',
  et: 'Eesti',
};
