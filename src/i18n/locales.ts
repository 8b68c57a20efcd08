import type { Language, Locale } from '@/domain/locale';

export { languages, locales } from '@/domain/locale';
export type { Language, Locale } from '@/domain/locale';

export const defaultLocale: Locale = 'fi';
export const defaultLanguage: Language = 'fi';

/** The language of interface texts on pages of a locale: Estonian pages use the English interface. */
export function languageOf(locale: Locale): Language {
  return locale === 'et' ? 'en' : locale;
}

const localeCodes = { fi: 'fi_FI', en: 'en_GB', sv: 'sv_FI', et: 'et_EE' } as const satisfies Readonly<
  Record<Locale, string>
>;

/** A language with its country, as the site's API and Open Graph name a locale. */
export type LocaleCode = (typeof localeCodes)[Locale];

export function localeCode(locale: Locale): LocaleCode {
  return localeCodes[locale];
}

/** What each language calls itself, for the language menu. */
export const localeNames: Readonly<Record<Locale, string>> = {
  fi: 'Suomi',
  en: 'English',
  sv: 'Svenska',
  et: 'Eesti',
};
