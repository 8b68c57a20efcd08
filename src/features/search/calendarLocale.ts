import type { Language } from '@/i18n/locales';

/** What a calendar speaks and how its weeks run: Monday first in each. */
export const calendarLocales: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-FI' };
