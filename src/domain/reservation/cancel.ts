import { DEADLINE_TIME } from '../limits';
import { instantOf, localTimeAt } from '../localDate';
import type { LocalDate } from '../localDate';
import type { CancelTerms } from '../stay/roomOffer';

/** The state of free cancellation. */
export type CancelClock =
  | {
      readonly kind: 'free';
      /** The deadline, ISO 8601. */
      readonly until: string;
      /** The deadline on the hotel's calendar and clock. */
      readonly date: LocalDate;
      readonly time: string;
      readonly msLeft: number;
    }
  | { readonly kind: 'passed'; readonly until: string }
  | { readonly kind: 'none' };

/** Whether a stay can still be cancelled for free, `now` in milliseconds. The deadline itself is too late. */
export function isFreeToCancel(terms: CancelTerms, now: number): boolean {
  // An unreadable deadline is NaN, which compares as passed.
  return terms.kind === 'free' && now < Date.parse(terms.until);
}

/**
 * Whether and how long a stay can still be cancelled for free. The deadline itself is too late: free until 18:00 means
 * that 17:59:59 is in time. `now` in milliseconds, `timeZone` the hotel's.
 */
export function cancelClock(terms: CancelTerms, now: number, timeZone: string): CancelClock {
  if (terms.kind === 'none') return { kind: 'none' };
  const deadline = Date.parse(terms.until);
  if (Number.isNaN(deadline)) return { kind: 'none' };
  if (!isFreeToCancel(terms, now)) return { kind: 'passed', until: terms.until };
  return { kind: 'free', until: terms.until, ...localTimeAt(deadline, timeZone), msLeft: deadline - now };
}

interface CancelableRoom {
  readonly cancel: CancelTerms;
}

/** Whether a reservation can be cancelled at all: every room of it can. */
export function isReservationCancelable(rooms: readonly CancelableRoom[]): boolean {
  return rooms.length > 0 && rooms.every((room) => room.cancel.kind === 'free');
}

/** The terms of a whole reservation: the earliest deadline of its rooms, or none when one of them has none. */
export function reservationCancelTerms(rooms: readonly CancelableRoom[]): CancelTerms {
  if (!isReservationCancelable(rooms)) return { kind: 'none' };
  const deadlines = rooms.flatMap(({ cancel }) => (cancel.kind === 'free' ? [cancel.until] : []));
  const earliest = deadlines.reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a));
  return { kind: 'free', until: earliest };
}

/** The default end of free cancellation and of the hold of an unguaranteed room (ISO 8601). */
export function arrivalDeadline(arrival: LocalDate, timeZone: string): string {
  return new Date(instantOf(arrival, DEADLINE_TIME, timeZone)).toISOString();
}
