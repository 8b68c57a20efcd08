import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { today } from '@/browser/today';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { parseMadeBookings } from './madeBookingsShape';
import type { KeptBooking } from './madeBookingsShape';

/** How the bookings made in this browser are stored; read without React by the page for a lost network. */
export const madeBookingsKeeping: Keeping<readonly KeptBooking[]> = {
  key: 'sarastus.state.madeBookings',
  parse: (value) => parseMadeBookings(value, Date.now(), today()),
  // The day of departure decides; this is only an upper limit for any stay.
  lifetimeMs: hoursInMs(24 * (MAX_DAYS_AHEAD + MAX_NIGHTS + 3)),
};
