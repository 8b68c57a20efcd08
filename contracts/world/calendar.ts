import type { LocalDate } from '@/domain/localDate';

const DAY = 86_400_000;
const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

/** True for a date that exists, written `YYYY-MM-DD`. */
export const isLocalDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(utc(value)) &&
  new Date(utc(value)).toISOString().slice(0, 10) === value;

/** The day `count` days later (or earlier, when negative). */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(utc(date) + days * DAY).toISOString().slice(0, 10);

/** The same day of the month `count` months later, or earlier when negative; the month's last day where there is none. */
export function addMonths(date: LocalDate, count: number): LocalDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count + 1, 0);
  const lastDay = first.toISOString().slice(0, 10);
  const sameDay = `${lastDay.slice(0, 7)}-${date.slice(8)}`;
  return sameDay < lastDay ? sameDay : lastDay;
}

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((utc(to) - utc(from)) / DAY);

/** Every night of a stay, named by the day it begins. */
export const nightsOf = (startDate: LocalDate, endDate: LocalDate): readonly LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(startDate, endDate)) }, (_, night) => addDays(startDate, night));

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: LocalDate): number => new Date(utc(date)).getUTCDay();

/** 1 is January. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));

// Creating a formatter is far more expensive than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

const partsIn = (instant: number, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );

const offsetAt = (instant: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = partsIn(instant, timeZone);
  const whole = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - whole;
};

/** The instant of a local date and time (`HH:MM`) in the zone, in milliseconds. */
export const instantIn = (date: LocalDate, time: string, timeZone: string): number => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const guess = wall - offsetAt(wall, timeZone);
  // Near a change of the clocks the first guess may have the offset from before or after it.
  return wall - offsetAt(guess, timeZone);
};

/** The day in the zone at an instant. */
export const dayIn = (instant: number, timeZone: string): LocalDate => {
  const { year, month, day } = partsIn(instant, timeZone);
  return `${year}-${month}-${day}`;
};

/** ISO 8601 with the offset of the zone, as the hotel would write it. */
export const isoIn = (instant: number, timeZone: string): string => {
  const offset = offsetAt(instant, timeZone);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const wall = new Date(Math.floor(instant / 1000) * 1000 + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
