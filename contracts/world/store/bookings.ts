import type { Currency } from '@/domain/money';
import type { BookingDetail, BookingRecord, BookingState, GuaranteeGiven } from './bookingRecord';
import { dropOldNotices } from './notices';
import type { Store } from './openStore';
import { releaseTakings } from './takings';

interface Row {
  number: string;
  hash: string;
  hotelId: string;
  arrival: string;
  departure: string;
  customerId: string | null;
  state: BookingState;
  expiresAt: number | null;
  guarantee: GuaranteeGiven;
  total: number;
  currency: Currency;
  paid: number;
  createdAt: number;
  detail: string;
}

const toRecord = ({ total, currency, detail, ...row }: Row): BookingRecord => ({
  ...row,
  total: { amount: total, currency },
  detail: JSON.parse(detail) as BookingDetail,
});

export const insertBooking = (store: Store, booking: BookingRecord): void => {
  store
    .prepare('INSERT INTO bookings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      booking.number,
      booking.hash,
      booking.hotelId,
      booking.arrival,
      booking.departure,
      booking.customerId,
      booking.state,
      booking.expiresAt,
      booking.guarantee,
      booking.total.amount,
      booking.total.currency,
      booking.paid,
      booking.createdAt,
      JSON.stringify(booking.detail),
    );
};

export const findBooking = (store: Store, number: string): BookingRecord | null => {
  const row = store.prepare('SELECT * FROM bookings WHERE number = ?').get(number) as Row | undefined;
  return row ? toRecord(row) : null;
};

/** A customer's bookings, latest arrival first. */
export const bookingsOfCustomer = (store: Store, customerId: string): readonly BookingRecord[] =>
  (
    store
      .prepare('SELECT * FROM bookings WHERE customerId = ? ORDER BY arrival DESC, number DESC')
      .all(customerId) as Row[]
  ).map(toRecord);

export const countBookings = (store: Store): number =>
  Number((store.prepare('SELECT COUNT(*) AS total FROM bookings').get() as { total: number }).total);

/** Changes the state of a booking. */
export const updateBooking = (
  store: Store,
  number: string,
  change: { state: BookingState; expiresAt: number | null; guarantee: GuaranteeGiven; paid: number },
): void => {
  store
    .prepare('UPDATE bookings SET state = ?, expiresAt = ?, guarantee = ?, paid = ? WHERE number = ?')
    .run(change.state, change.expiresAt, change.guarantee, change.paid, number);
};

/** Changes what is booked. */
export const rewriteBooking = (
  store: Store,
  {
    number,
    arrival,
    departure,
    total,
    detail,
  }: Pick<BookingRecord, 'arrival' | 'departure' | 'detail' | 'number' | 'total'>,
): void => {
  store
    .prepare('UPDATE bookings SET arrival = ?, departure = ?, total = ?, detail = ? WHERE number = ?')
    .run(arrival, departure, total.amount, JSON.stringify(detail), number);
};

/** Releases the rooms of every booking whose hold expired unpaid, and deletes what the desk knew of past guests. */
export const releaseExpired = (store: Store, now: number): void => {
  dropOldNotices(store, new Date(now).toISOString().slice(0, 10));
  const late = store.prepare("SELECT number FROM bookings WHERE state = 'HELD' AND expiresAt <= ?").all(now) as {
    number: string;
  }[];
  for (const { number } of late) {
    releaseTakings(store, number);
    store.prepare("UPDATE bookings SET state = 'RELEASED' WHERE number = ?").run(number);
    store.prepare("UPDATE payments SET state = 'TIMED_OUT' WHERE bookingNumber = ? AND state = 'OPEN'").run(number);
  }
};
