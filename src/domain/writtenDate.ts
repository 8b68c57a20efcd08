import { isBefore, parseLocalDate } from './localDate';
import type { LocalDate } from './localDate';

/**
 * A day in figures: `1.12.2026`, `1/12/2026`.
 * @param mark what stands between the figures; without it the year comes first, `2026-12-01`
 */
export const writeDate = (day: LocalDate, mark?: string): string =>
  mark ? day.split('-').reverse().map(Number).join(mark) : day;

const isoDay = (year: string | number, month: string, day: string): LocalDate | null =>
  parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** Year first, or day first with a year of four or two figures, or without one. */
const figures = /^\D*(?:(\d{4})\D+(\d\d?)\D+(\d\d?)|(\d\d?)\D+(\d\d?)(?:\D+(\d{4}|\d\d))?)\D*$/;

/**
 * The day that figures name, as people write them: year first or day first, with anything else between them. Null where
 * there is no such day.
 * @param today what completes a year of two figures or none, which is the first that has not passed. Without it the year
 * has to be whole, as while a day is still being typed.
 */
export function readDate(text: string | null | undefined, today?: LocalDate): LocalDate | null {
  const [, wholeYear, secondMonth, lastDay, firstDay, month = secondMonth, year = wholeYear] =
    figures.exec(text ?? '') ?? [];
  const day = firstDay ?? lastDay;
  if (!month || !day) return null;
  if (year?.length === 4) return isoDay(year, month, day);
  if (!today) return null;
  if (year) return isoDay(today.slice(0, 2) + year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const next = isoDay(thisYear, month, day);
  return next && isBefore(next, today) ? isoDay(thisYear + 1, month, day) : next;
}
