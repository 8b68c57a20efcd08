import type { Weekday } from '@/domain/content/houseRules';
import { weekdays } from '@/domain/content/houseRules';
import type { Translator } from './translator';

/** The fifth of January 1970 was a Monday. */
const MONDAY = Date.UTC(1970, 0, 5);
const DAY = 86_400_000;

/** `ma–pe` · `Mon–Fri` · `mån–fre`; one day alone is `su` · `Sun` · `sön`. */
export function weekdaysText(from: Weekday, to: Weekday, { language }: Pick<Translator, 'language'>): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: Weekday) => names.format(MONDAY + weekdays.indexOf(day) * DAY);
  return from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
}
