import type { Language } from '@/i18n/locales';

/** What react-aria says by itself, such as the days of a calendar or how many proposals there are. */
export const calendarLocales: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-FI' };
