import type { Locale } from '@/domain/locale';

/** Languages the content is written in. */
export type ContentLocale = Locale;

/** One text in every language. */
export type Localized = Readonly<Record<ContentLocale, string>>;

/** Finnish, English, Swedish, Estonian: always in this order, so that data files stay readable. */
export const text = (fi: string, en: string, sv: string, et: string): Localized => ({ fi, en, sv, et });

/** The same in every language, for names. */
export const same = (name: string): Localized => ({ fi: name, en: name, sv: name, et: name });
