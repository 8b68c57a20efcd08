import en from '../../public/locales/en/common.json';
import fi from '../../public/locales/fi/common.json';
import sv from '../../public/locales/sv/common.json';
import type { Language } from './locales';
import type { AllMessages, Messages, Namespace } from './messages';
import { pickMessages } from './messages';

// The types hold Finnish and Swedish to the keys of English.
const byLanguage: Readonly<Record<Language, AllMessages>> = { fi, en, sv };

/** The texts of the namespaces a page names. Call it from `getStaticProps` only: Next takes it out of the browser's code. */
export function loadMessages(language: Language, namespaces: readonly Namespace[]): Messages {
  return pickMessages(byLanguage[language], namespaces);
}
