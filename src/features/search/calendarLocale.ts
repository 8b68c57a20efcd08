import type { Language } from '@/i18n/locales';

/** The language of react-aria's own texts, such as the days of a calendar or the number of options. */
export const calendarLocales: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-FI' };
