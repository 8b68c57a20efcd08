import type { DateRange, LocalDate } from '@/domain/localDate';
import { languageOf } from './locales';
import type { Language, Locale } from './locales';

/**
 * Names of days and months come from the engine, their order from here: the format of a whole date changes between
 * versions of an engine, and then the server's text and the browser's would differ.
 */
const namesLocale: Readonly<Record<Language, string>> = { fi: 'fi-FI', en: 'en-US', sv: 'sv-SE' };

interface DateParts {
  readonly weekday: string;
  readonly day: number;
  readonly month: number;
  readonly monthName: string;
  readonly year: number;
}

function partsOf(date: LocalDate, language: Language): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  const name = (options: Intl.DateTimeFormatOptions, type: 'weekday' | 'month'): string =>
    new Intl.DateTimeFormat(namesLocale[language], { ...options, timeZone: 'UTC' })
      .formatToParts(noon)
      .find((part) => part.type === type)?.value ?? '';
  return {
    weekday: name({ weekday: 'short' }, 'weekday'),
    day,
    month,
    monthName: name({ day: 'numeric', month: 'short' }, 'month'),
    year,
  };
}

/** `pe 5.12.` · `Fri 5 Dec` · `fre 5 dec.` */
export function formatDayShort(date: LocalDate, locale: Locale): string {
  const language = languageOf(locale);
  const { weekday, day, month, monthName } = partsOf(date, language);
  return language === 'fi' ? `${weekday} ${day}.${month}.` : `${weekday} ${day} ${monthName}`;
}

/** `pe 5.12.2026` · `Fri 5 Dec 2026` · `fre 5 dec. 2026` */
export function formatDate(date: LocalDate, locale: Locale): string {
  const { year } = partsOf(date, languageOf(locale));
  return `${formatDayShort(date, locale)}${languageOf(locale) === 'fi' ? '' : ' '}${year}`;
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
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  const date = formatDate(`${part('year')}-${part('month')}-${part('day')}`, locale);
  const time = formatTime(`${part('hour')}:${part('minute')}`, locale);
  return `${date} ${timeWords[languageOf(locale)]}\u00a0${time}`;
}
