import { reservationCancelTerms } from './cancel';
import { CANCEL_ALARM_LEAD_MINUTES } from '../limits';
import { instantOf } from '../localDate';
import type { Reservation } from './reservation';

/** A stay as an entry of a calendar. Instants are ISO 8601; the texts are added where the file is written. */
export interface CalendarEvent {
  /** The same for every file of one booking, so that a second import replaces the first; not the secret hash. */
  readonly uid: string;
  /** Rises from file to file of one booking: a calendar takes the entry with the higher one. */
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly hotelName: string;
  readonly location: string;
  readonly phone: string;
  readonly bookingNumber: string;
  readonly isCancelled: boolean;
  /** Free cancellation ends here, with a reminder before it; null when it cannot be cancelled, or is already. */
  readonly cancelUntil: string | null;
  readonly alarmAt: string | null;
}

const toIso = (instant: number): string => new Date(instant).toISOString();

/**
 * The version is the whole minutes since the booking was made: the APIs count no changes, and a later file is never older.
 * That of a cancelled stay follows a file of the same minute.
 */
const versionOf = ({ createdAt, status }: Reservation, now: number): number =>
  Math.max(0, Math.floor((now - (createdAt === null ? 0 : Date.parse(createdAt))) / 60_000)) +
  (status === 'CANCELLED' ? 1 : 0);

/**
 * The calendar entry of a stay: from check-in to check-out, with a reminder before free cancellation ends. `now` in
 * milliseconds.
 */
export function calendarEventOf(reservation: Reservation, uidDomain: string, now: number): CalendarEvent {
  const { hotel, stay, rooms, bookingNumber, status } = reservation;
  const { street, postCode, city } = hotel.address;
  const terms = status === 'CANCELLED' ? ({ kind: 'none' } as const) : reservationCancelTerms(rooms);
  const alarm = terms.kind === 'free' ? Date.parse(terms.until) - CANCEL_ALARM_LEAD_MINUTES * 60_000 : null;
  return {
    uid: `${bookingNumber}@${uidDomain}`,
    version: versionOf(reservation, now),
    startsAt: toIso(instantOf(stay.startDate, hotel.checkInTime, hotel.timeZone)),
    endsAt: toIso(instantOf(stay.endDate, hotel.checkOutTime, hotel.timeZone)),
    timeZone: hotel.timeZone,
    hotelName: hotel.name,
    location: `${hotel.name}, ${street}, ${postCode} ${city}`,
    phone: hotel.phone.number,
    bookingNumber,
    isCancelled: status === 'CANCELLED',
    cancelUntil: terms.kind === 'free' ? terms.until : null,
    alarmAt: alarm === null ? null : toIso(alarm),
  };
}
