import {
  actOnPage,
  ask,
  book,
  orderOf,
  search,
  type OfferAnswer,
  type Reached,
} from '../../../contracts/http/testGuest';
import { allHotels } from '../../../contracts/world/hotels/allHotels';
import { addDays } from '../../../src/domain/localDate';

/** When the harness's clock stands in these measurements. */
export const CLOCK = '2026-11-02T09:00:00+02:00';
const FIRST_ARRIVAL = '2026-12-01';
/** Attempts of a guest to find a room. */
const TRIES = 3;

/** Calls a guest makes, in their order. */
export const guestCalls = ['search', 'book', 'pay', 'complete'] as const;
export type GuestCall = (typeof guestCalls)[number];
/** Runs a call and notes how long it took. */
export type Timed = <T>(call: GuestCall, work: () => Promise<T>) => Promise<T>;

/** Does not time anything. */
export const untimed: Timed = (_, work) => work();

/** Where and when a guest asks for a room, at each attempt: no two attempts of any guests are at the same place and time. */
export function wishOf(guest: number, attempt: number) {
  const hotel = allHotels[(guest + attempt) % allHotels.length];
  const startDate = addDays(FIRST_ARRIVAL, Math.floor(guest / allHotels.length) * TRIES + attempt);
  return { hotelId: hotel?.id ?? '', dateRange: { startDate, endDate: addDays(startDate, 1) } };
}

export type Order = ReturnType<typeof orderOf>;

/** Sold to everybody, in the chain's own hotels and in others. */
const plans: readonly string[] = ['WEBBAR', 'BAR'];
const isPlain = ({ rateCode, restrictions }: OfferAnswer) => plans.includes(rateCode) && restrictions.length === 0;

/** Searches until there is a room; the order of one that is paid on the payment page. */
export async function findOrder(site: Reached, guest: number, timed: Timed = untimed): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { hotelId, dateRange } = wishOf(guest, attempt);
    const found = await timed('search', () => search(site, { destination: { hotelId }, dateRange }));
    const hotels = found.__typename === 'Availability' ? found.hotels : [];
    const offer = hotels.flatMap(({ availableRooms }) => availableRooms).find(isPlain);
    if (offer) return { ...orderOf(offer, 'DEPOSIT'), dateRange };
  }
  throw new Error(`No room for guest ${guest}`);
}

/** Books with a key; the number of the booking. Throws where there is none. */
export async function bookWith(site: Reached, order: Order, key: string) {
  const made = await book(site, order, { 'idempotency-key': key });
  if (made.__typename !== 'CreateBookingSuccess') throw new Error(made.issues[0]?.code ?? made.__typename);
  return made;
}

const completion = `mutation Complete($input: CompleteGuaranteeInput!) {
  completeGuaranteeForBooking(input: $input) { __typename } }`;

/** Searches, books, pays on the payment page and comes back. Throws where a call does not end well. */
export async function stay(site: Reached, guest: number, timed: Timed): Promise<string> {
  const order = await findOrder(site, guest, timed);
  const { bookingNumber, bookingHash, paymentInstruction } = await timed('book', () =>
    bookWith(site, order, `stay-${guest}`),
  );
  const { paymentId, url } = paymentInstruction;
  const back = await timed('pay', () => actOnPage(site, url, 'pay'));
  if (!back) throw new Error('The payment page did not lead back');
  const { data } = await timed('complete', () =>
    ask<{ readonly completeGuaranteeForBooking: { readonly __typename: string } }>(
      site,
      completion,
      { input: { bookingNumber, bookingHash, paymentId } },
      { 'idempotency-key': `paid-${guest}` },
    ),
  );
  const ended = data.completeGuaranteeForBooking.__typename;
  if (ended !== 'CompleteGuaranteeSuccess') throw new Error(ended);
  return bookingNumber;
}
