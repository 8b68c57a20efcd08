import { timingSafeEqual } from 'node:crypto';
import type { World } from '../context';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, releaseExpired } from '../store/bookings';

const equal = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** The booking with that number, if the hash matches. */
export const findOwnBooking = (world: World, number: string, hash: string): BookingRecord | null => {
  releaseExpired(world.store, world.now().getTime());
  const booking = findBooking(world.store, number);
  return booking && equal(booking.hash, hash) ? booking : null;
};

const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('fi');

/** The hash of a booking, for a caller who knows a last name on it. */
export const findBookingHash = (world: World, number: string, lastName: string): string | null => {
  const booking = findBooking(world.store, number);
  const names = booking ? [booking.detail.contact, ...booking.detail.rooms.map(({ guest }) => guest)] : [];
  return booking && names.some((person) => folded(person.lastName) === folded(lastName)) ? booking.hash : null;
};
