import type { CallContext } from '../callContext';
import type { ContentLocale } from '../world/localized';
import type { ContentScope } from './content/richText';

const languages: Readonly<Record<string, ContentLocale>> = {
  en_GB: 'en',
  et_EE: 'et',
  fi_FI: 'fi',
  // There is no Russian content, so Russian gets English.
  ru_RU: 'en',
  sv_FI: 'sv',
};

/** The language that a locale's content is written in. */
export const languageOf = (locale: string): ContentLocale => languages[locale] ?? 'fi';

/** The locales that content is written in, as the API names them. */
export const writtenLocales = ['fi_FI', 'en_GB', 'sv_FI', 'et_EE'] as const;

export interface InLocale {
  readonly locale: string;
}

/** What the texts of an answer are presented with. */
export const scopeOf = ({ locale }: InLocale, { world }: CallContext): ContentScope => ({
  language: languageOf(locale),
  locale,
  content: world.content,
});
