import type { ContentLocale } from '../world/localized';

export type ApiLocale = 'EN_GB' | 'ET_EE' | 'FI_FI' | 'RU_RU' | 'SV_FI';

const contentLocales: Readonly<Record<ApiLocale, ContentLocale>> = {
  EN_GB: 'en',
  ET_EE: 'et',
  FI_FI: 'fi',
  // There is no Russian content, so Russian gets English.
  RU_RU: 'en',
  SV_FI: 'sv',
};

/** The language of the texts for a locale of the API. */
export const contentLocale = (locale: ApiLocale): ContentLocale => contentLocales[locale];

const apiLocales: Readonly<Record<ContentLocale, ApiLocale>> = { en: 'EN_GB', et: 'ET_EE', fi: 'FI_FI', sv: 'SV_FI' };

/** The locale of the API for a language. */
export const apiLocale = (locale: ContentLocale): ApiLocale => apiLocales[locale];
