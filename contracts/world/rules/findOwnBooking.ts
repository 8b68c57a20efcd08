import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAX_ROOMS } from '@/domain/limits';
import type { Caller, World } from '../context';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, releaseExpired } from '../store/bookings';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const NOBODY = digestOf(randomBytes(16).toString('hex'));
const equal = (one: string | null, other: string): boolean =>
  timingSafeEqual(one === null ? NOBODY : digestOf(one), digestOf(other));

/** The booking with that number, if the hash matches. An unknown number takes as much work as a wrong hash. */
export const findOwnBooking = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  number: string,
  hash: string,
): BookingRecord | null => {
  if (twist.bookingNotFound) return null;
  releaseExpired(world.store, world.now().getTime());
  const booking = findBooking(world.store, number);
  const isRight = equal(booking?.hash ?? null, hash);
  return isRight ? booking : null;
};

/** Letters that are no letter with an accent, and what is typed for them. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/** A name without what people leave out or spell their own way: accents, hyphens, spaces and capital letters. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLocaleLowerCase('fi')
    .replace(/[ßøæœđðłþ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Those of the rooms, of who booked and of who stays. */
const MAX_NAMES = MAX_ROOMS + 2;

const lastNamesOf = ({ detail: { contact, guestContact, rooms } }: BookingRecord): readonly string[] =>
  [contact, guestContact ?? contact, ...rooms.map(({ guest }) => guest)].map(({ lastName }) => folded(lastName));

/**
 * The booking with that number, for a caller who knows a last name on it. As many names are compared for a number that
 * nobody has, or with few names, so that the time it takes discloses nothing.
 */
export const findNamedBooking = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  number: string,
  lastName: string,
): BookingRecord | null => {
  if (twist.bookingNotFound) return null;
  const booking = findBooking(world.store, number);
  const names = booking ? lastNamesOf(booking) : [];
  const asked = folded(lastName);
  const matches = Array.from({ length: MAX_NAMES }, (_, index) => equal(names[index] ?? null, asked));
  return matches.includes(true) ? booking : null;
};
