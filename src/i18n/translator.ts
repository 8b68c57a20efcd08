import rosetta from 'rosetta';
import { madeOnce } from '@/domain/madeOnce';
import { createFormatters } from './formatters';
import type { Formatters } from './formatters';
import { languageOf } from './locales';
import type { Language, Locale } from './locales';
import type { MessageKey, Messages, PluralForms, PluralKey } from './messages';

/** Values for the `{{places}}` of a text, already formatted unless they are plain counts. */
export type MessageParams = Readonly<Record<string, string | number>>;

export interface Translator {
  readonly locale: Locale;
  readonly language: Language;
  readonly t: (key: MessageKey, params?: MessageParams) => string;
  /** The form that fits the count; `{{count}}` is the count, formatted. */
  readonly plural: (key: PluralKey, count: number, params?: MessageParams) => string;
  readonly format: Formatters;
  /** The `lang` of texts from the APIs, where it is not the page's own: Estonian on pages with an English interface. */
  readonly contentLang: Locale | undefined;
}

const isPluralForms = (value: unknown): value is PluralForms =>
  typeof value === 'object' && value !== null && 'one' in value && 'other' in value;

/**
 * A missing text is a bug: it throws in development, tests and the export. A guest sees nothing rather than a key, and a
 * test in a browser fails by the log.
 */
function reportMissing(key: string): string {
  const problem = `No text for "${key}". Is its namespace among those the page names?`;
  if (process.env.NODE_ENV !== 'production' || typeof window === 'undefined') throw new Error(problem);
  console.error(problem);
  return '';
}

const pluralRules = madeOnce((language: Language) => new Intl.PluralRules(language));

/** Texts and formats of one locale. */
export function createTranslator(locale: Locale, messages: Messages): Translator {
  const language = languageOf(locale);
  const texts = rosetta<Messages>({ [language]: messages });
  texts.locale(language);
  const format = createFormatters(locale);

  const t = (key: string, params?: MessageParams): string => {
    // rosetta returns any value at the key, not only strings.
    const text: unknown = texts.t(key, params);
    return typeof text === 'string' && text !== '' ? text : reportMissing(key);
  };

  return {
    locale,
    language,
    t,
    plural: (key, count, params) => {
      const forms: unknown = texts.t(key);
      if (!isPluralForms(forms)) return reportMissing(key);
      const form = pluralRules(language).select(count) === 'one' ? 'one' : 'other';
      return t(`${key}.${form}`, { ...params, count: format.number(count) });
    },
    format,
    contentLang: locale === language ? undefined : locale,
  };
}
