import en from '../../public/locales/en/common.json';
import fi from '../../public/locales/fi/common.json';
import sv from '../../public/locales/sv/common.json';
import type { Language } from './locales';
import type { AllMessages } from './messages';

/** Every text of a language, for tests. */
export const loadAllMessages = (language: Language): AllMessages => ({ fi, en, sv })[language];
