import type { LocalDate } from '@/domain/localDate';
import { writeDate } from '@/domain/writtenDate';
import type { Locale } from './locales';
import type { Translator } from './translator';

const dateMarks: Readonly<Record<Locale, string>> = { fi: '.', en: '/', sv: '', et: '.' };

/** What stands between the figures of a day in a field; empty where the year comes first (`writeDate`). */
export const dateMarkOf = (locale: Locale): string => dateMarks[locale];

/** `5.12.2026` · `5/12/2026` · `2026-12-05`, as in a field. */
export const dateInFigures = (date: LocalDate, locale: Locale): string => writeDate(date, dateMarkOf(locale));

/** The order of a date in figures, such as `pp.kk.vvvv`. */
export const datePlaceholder = ({ t, locale }: Pick<Translator, 't' | 'locale'>): string =>
  t('dates.placeholder', { mark: dateMarkOf(locale) || '-' });
