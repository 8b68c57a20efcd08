import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Store } from './openStore';

/** The item name of travel cots, beside the references of rooms. */
export const COT = 'COT';

/** The taken quantity of each item, by `item|night`, for some nights of one hotel, apart from what one booking took. */
export const takenIn = (
  store: Store,
  hotelId: string,
  { startDate, endDate }: DateRange,
  exceptBooking: string,
): ReadonlyMap<string, number> => {
  const rows = store
    .prepare(
      `SELECT item, night, SUM(quantity) AS quantity FROM takings
       WHERE hotelId = ? AND night >= ? AND night < ? AND bookingNumber <> ? GROUP BY item, night`,
    )
    .all(hotelId, startDate, endDate, exceptBooking) as { item: string; night: string; quantity: number }[];
  return new Map(rows.map(({ item, night, quantity }) => [`${item}|${night}`, Number(quantity)]));
};

/** Takes a quantity of an item for a booking and a night, in addition to what the booking has already taken. */
export const take = (
  store: Store,
  taking: { hotelId: string; item: string; night: LocalDate; bookingNumber: string; quantity: number },
): void => {
  store
    .prepare(
      `INSERT INTO takings (hotelId, item, night, bookingNumber, quantity) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (hotelId, item, night, bookingNumber) DO UPDATE SET quantity = quantity + excluded.quantity`,
    )
    .run(taking.hotelId, taking.item, taking.night, taking.bookingNumber, taking.quantity);
};

/** Releases everything that a booking has taken. */
export const releaseTakings = (store: Store, bookingNumber: string): void => {
  store.prepare('DELETE FROM takings WHERE bookingNumber = ?').run(bookingNumber);
};
