import type { DateRange, LocalDate } from '@/domain/localDate';
import { madeOnce } from '@/domain/madeOnce';
import type { Money } from '@/domain/money';
import { formatDate, formatDateRange, formatDayShort, formatInstant, formatTime } from './formatDates';
import { formatMoney, numberLocaleOf, unbreakable } from './formatMoney';
import { languageOf } from './locales';
import type { Language, Locale } from './locales';

export interface Formatters {
  /** `1 234,50 €` · `€1,234.50` · `500 S-pistettä` */
  readonly money: (money: Money) => string;
  /** `pe 5.12.2026` · `Fri 5 Dec 2026` */
  readonly date: (date: LocalDate) => string;
  /** `pe 5.12.` · `Fri 5 Dec` */
  readonly dayShort: (date: LocalDate) => string;
  /** `pe 5.12. – su 7.12.2026` */
  readonly dateRange: (range: DateRange) => string;
  /** An instant (ISO 8601) on that zone's clock: `pe 4.12.2026 klo 18.00` */
  readonly instant: (instant: string, timeZone: string) => string;
  /** `HH:MM` → `18.00` · `18:00` */
  readonly time: (time: string) => string;
  readonly number: (value: number) => string;
  /** `a, b ja c` */
  readonly list: (items: readonly string[]) => string;
}

// Each is made when it is first used: that takes a mid phone 20 ms.
const numbers = madeOnce((locale: Locale) => new Intl.NumberFormat(numberLocaleOf(locale)));
// British lists have no comma before the last word, like Finnish and Swedish ones; the texts follow that.
const lists = madeOnce((language: Language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language));

/** Every format of one locale, as pure functions. */
export function createFormatters(locale: Locale): Formatters {
  return {
    money: (money) => formatMoney(money, locale),
    date: (date) => formatDate(date, locale),
    dayShort: (date) => formatDayShort(date, locale),
    dateRange: (range) => formatDateRange(range, locale),
    instant: (instant, timeZone) => formatInstant(instant, timeZone, locale),
    time: (time) => formatTime(time, locale),
    number: (value) => unbreakable(numbers(locale).format(value)),
    list: (items) => lists(languageOf(locale)).format(items),
  };
}
