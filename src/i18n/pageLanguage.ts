import { defaultLanguage, languages } from './locales';
import type { Language } from './locales';

interface LanguageSources {
  readonly document: string | null | undefined;
  readonly body: string | null | undefined;
  readonly browser: string | null | undefined;
}

/**
 * The language for a script without other information: the document's, else the body's, else the browser's, without its
 * region; Finnish when the site does not have it.
 */
export function pageLanguage({ document, body, browser }: LanguageSources): Language {
  const tag = document || body || browser || '';
  const primary = tag.split('-')[0]?.trim().toLowerCase();
  return languages.find((language) => language === primary) ?? defaultLanguage;
}

/** The same, read from the page at hand. Only for the browser. */
export function currentPageLanguage(): Language {
  return pageLanguage({
    document: document.documentElement.lang,
    body: document.body.lang,
    browser: navigator.language,
  });
}
