import type { Language } from './locales';
import type { AllMessages } from './messages';

const files: Readonly<Record<Language, () => Promise<{ readonly default: AllMessages }>>> = {
  fi: () => import('../../public/locales/fi/common.json'),
  en: () => import('../../public/locales/en/common.json'),
  sv: () => import('../../public/locales/sv/common.json'),
};

/** Every text of a language, loaded in the browser for parts whose texts the page does not carry. */
export async function importMessages(language: Language): Promise<AllMessages> {
  return (await files[language]()).default;
}
