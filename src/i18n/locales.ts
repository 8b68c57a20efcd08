/** Locales of addresses and content. */
export type Locale = 'fi' | 'en' | 'sv' | 'et';
/** Languages of interface texts. */
export type Language = 'fi' | 'en' | 'sv';

export const locales = ['fi', 'en', 'sv', 'et'] as const satisfies readonly Locale[];
export const languages = ['fi', 'en', 'sv'] as const satisfies readonly Language[];
export const defaultLocale: Locale = 'fi';
export const defaultLanguage: Language = 'fi';

/** The language of interface texts on pages of a locale: Estonian pages use the English interface. */
export function languageOf(locale: Locale): Language {
  return locale === 'et' ? 'en' : locale;
}

export type ApiLocaleV1 = 'en_GB' | 'et_EE' | 'fi_FI' | 'sv_FI';
export type ApiLocaleV2 = 'EN_GB' | 'ET_EE' | 'FI_FI' | 'SV_FI';

const apiLocales: Readonly<Record<Locale, readonly [ApiLocaleV1, ApiLocaleV2]>> = {
  fi: ['fi_FI', 'FI_FI'],
  en: ['en_GB', 'EN_GB'],
  sv: ['sv_FI', 'SV_FI'],
  et: ['et_EE', 'ET_EE'],
};

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
