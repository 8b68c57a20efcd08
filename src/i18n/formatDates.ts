import { madeOnce } from '@/domain/madeOnce';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { localTimeAt } from '@/domain/localDate';
import { languageOf } from './locales';
import type { Language, Locale } from './locales';

/**
 * Names of days and months come from the engine, their order from here: the format of a whole date changes between
 * versions of an engine, and then the server's text and the browser's would differ.
 */
const namesLocale: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-US', sv: 'sv-SE' };

const weekdays = madeOnce(
  (language: Language) => new Intl.DateTimeFormat(namesLocale[language], { weekday: 'short', timeZone: 'UTC' }),
);
// A month is written differently after a day than alone.
const months = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(namesLocale[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

const nameIn = (format: Intl.DateTimeFormat, type: 'weekday' | 'month', date: Date): string =>
  format.formatToParts(date).find((part) => part.type === type)?.value ?? '';

/** `pe 5.12.` · `Fri 5 Dec` · `fre 5 dec.` */
export function formatDayShort(date: LocalDate, locale: Locale): string {
  const language = languageOf(locale);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  const weekday = nameIn(weekdays(language), 'weekday', noon);
  if (language === 'fi') return `${weekday} ${day}.${month}.`;
  return `${weekday} ${day} ${nameIn(months(language), 'month', noon)}`;
}

/** `pe 5.12.2026` · `Fri 5 Dec 2026` · `fre 5 dec. 2026` */
export function formatDate(date: LocalDate, locale: Locale): string {
  return `${formatDayShort(date, locale)}${languageOf(locale) === 'fi' ? '' : ' '}${Number(date.slice(0, 4))}`;
}

/** Both ends of a stay; the year is written once unless it changes. */
export function formatDateRange({ startDate, endDate }: DateRange, locale: Locale): string {
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = sameYear ? formatDayShort(startDate, locale) : formatDate(startDate, locale);
  return `${start} – ${formatDate(endDate, locale)}`;
}

/** A time of day, `HH:MM`: `18.00` in Finnish and Finland's Swedish, `18:00` in English. */
export function formatTime(time: string, locale: Locale): string {
  return languageOf(locale) === 'en' ? time : time.replace(':', '.');
}

const timeWords: Readonly<Record<Language, string>> = { fi: 'klo', en: 'at', sv: 'kl.' };

/** An instant (ISO 8601) in the local time of a zone: `pe 4.12.2026 klo 18.00`. */
export function formatInstant(instant: string, timeZone: string, locale: Locale): string {
  const { date, time } = localTimeAt(Date.parse(instant), timeZone);
  return `${formatDate(date, locale)} ${timeWords[languageOf(locale)]}\u00a0${formatTime(time, locale)}`;
}
