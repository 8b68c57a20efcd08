import { madeOnce } from './madeOnce';

/** A calendar day without a zone, `YYYY-MM-DD`, in the hotel's own time. */
export type LocalDate = string;

/** Nights from `startDate` up to, and not including, the night of `endDate`. */
export interface DateRange {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

const DAY_MS = 86_400_000;

const toEpochDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const fromEpochDay = (day: number): LocalDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day it is in UTC at an instant (milliseconds). */
export const dayOfInstant = (instant: number): LocalDate => fromEpochDay(instant / DAY_MS);

/** The text when it is a day, else null (`2026-02-30` is none). */
export function parseLocalDate(text: string | null | undefined): LocalDate | null {
  if (typeof text !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = toEpochDay(text);
  // An engine may read 30 February as 2 March, which is then written back differently.
  return Number.isNaN(day) || fromEpochDay(day) !== text ? null : text;
}

/** The day `count` days later, or earlier when negative. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return fromEpochDay(toEpochDay(date) + count);
}

/** Days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** How many nights a stay has. */
export function nights({ startDate, endDate }: DateRange): number {
  return daysBetween(startDate, endDate);
}

/** Whether one day comes before another. */
export function isBefore(a: LocalDate, b: LocalDate): boolean {
  return a < b;
}

/** The day it is in a time zone (IANA name) at an instant (milliseconds). */
export function todayIn(timeZone: string, instant: number): LocalDate {
  // Sweden writes `2026-11-02`.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

// Britain writes `09:05`.
const clockIn = /* @__PURE__ */ madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** The local date and time in a time zone (IANA name) at an instant: the day, and the time as `HH:MM`. */
export function localTimeAt(instant: number, timeZone: string): { readonly date: LocalDate; readonly time: string } {
  return { date: todayIn(timeZone, instant), time: clockIn(timeZone).format(instant) };
}

/**
 * The instant (milliseconds) of a local day and time in a time zone. A time that is skipped in spring is the first
 * instant after the gap; of a time that occurs twice in autumn the first is taken.
 */
export function instantOf(date: LocalDate, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const shownAt = (instant: number): number => {
    const local = localTimeAt(instant, timeZone);
    return Date.parse(`${local.date}T${local.time}:00Z`);
  };
  // The offset of the zone a day before and a day after; they differ only around a change of the clocks.
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (shownAt(near) - near));
  const exact = candidates.filter((instant) => shownAt(instant) === wall);
  return exact.length > 0 ? Math.min(...exact) : firstInstantAfterGap(Math.min(...candidates), shownAt, wall);
}

function firstInstantAfterGap(from: number, shownAt: (instant: number) => number, wall: number): number {
  let instant = from;
  while (shownAt(instant) < wall) instant += 60_000;
  return instant;
}
