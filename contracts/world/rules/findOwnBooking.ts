import { timingSafeEqual } from 'node:crypto';
import type { Caller, World } from '../context';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, releaseExpired } from '../store/bookings';

const equal = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** The booking with that number, if the hash matches. */
export const findOwnBooking = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  number: string,
  hash: string,
): BookingRecord | null => {
  if (twist.bookingNotFound) return null;
  releaseExpired(world.store, world.now().getTime());
  const booking = findBooking(world.store, number);
  return booking && equal(booking.hash, hash) ? booking : null;
};

const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('fi');

/** The booking with that number, for a caller who knows a last name on it. */
export const findNamedBooking = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  number: string,
  lastName: string,
): BookingRecord | null => {
  const booking = twist.bookingNotFound ? null : findBooking(world.store, number);
  if (!booking) return null;
  const { contact, guestContact, rooms } = booking.detail;
  const names = [contact, guestContact ?? contact, ...rooms.map(({ guest }) => guest)];
  return names.some((person) => folded(person.lastName) === folded(lastName)) ? booking : null;
};
