import type { Locale } from '@/i18n/locales';

/** This very page in another language. */
export interface LocaleLink {
  readonly locale: Locale;
  readonly href: string;
  /** The language's own name for itself. */
  readonly label: string;
}
