import type { LocalDate } from '@/domain/localDate';
import type { Store } from './openStore';

/** A stay that has begun. Instants are milliseconds. */
export interface StayRecord {
  readonly bookingNumber: string;
  readonly hotelId: string;
  /** In the order of the booking. */
  readonly roomNumbers: readonly string[];
  readonly checkedInAt: number;
  readonly checkedOutAt: number | null;
}

type Row = Omit<StayRecord, 'roomNumbers'> & { readonly roomNumbers: string };

const toRecord = (row: Row): StayRecord => ({ ...row, roomNumbers: JSON.parse(row.roomNumbers) as string[] });

export const insertStay = (store: Store, stay: StayRecord): void => {
  store
    .prepare(
      'INSERT INTO stays (bookingNumber, hotelId, roomNumbers, checkedInAt, checkedOutAt) VALUES (?, ?, ?, ?, ?)',
    )
    .run(stay.bookingNumber, stay.hotelId, JSON.stringify(stay.roomNumbers), stay.checkedInAt, stay.checkedOutAt);
};

/** The stay of a booking whose guests have checked in; null before that. */
export const stayOf = (store: Store, bookingNumber: string): StayRecord | null => {
  const row = store.prepare('SELECT * FROM stays WHERE bookingNumber = ?').get(bookingNumber) as Row | undefined;
  return row ? toRecord(row) : null;
};

/** The stays of a hotel whose guests have not checked out, and that end on that day or later. */
export const staysInHouse = (store: Store, hotelId: string, today: LocalDate): readonly StayRecord[] =>
  (
    store
      .prepare(
        `SELECT stays.* FROM stays JOIN bookings ON number = bookingNumber
         WHERE stays.hotelId = ? AND checkedOutAt IS NULL AND departure >= ?`,
      )
      .all(hotelId, today) as Row[]
  ).map(toRecord);

/** Ends a stay: the keys stop working, and what the desk kept of the guests is deleted. */
export const endStay = (store: Store, bookingNumber: string, checkedOutAt: number): void => {
  store.prepare('UPDATE stays SET checkedOutAt = ? WHERE bookingNumber = ?').run(checkedOutAt, bookingNumber);
  for (const table of ['notices', 'mobileKeys', 'cardCodes', 'devices']) {
    store.prepare(`DELETE FROM ${table} WHERE bookingNumber = ?`).run(bookingNumber);
  }
};
