/** @jest-environment node */
import crypto from 'node:crypto';
import { ask, book, offerOf, orderOf, startTestWorld, type TestWorld } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { withStays, type StayKeys } from './testStays';

/** One question about a booking, through either API. */
interface Guess {
  readonly number: string;
  readonly lastName?: string;
  readonly hash?: string;
}

const v1 = async (world: TestWorld, { number: id, lastName, hash: reservationHash }: Guess): Promise<unknown> => {
  const query = lastName
    ? 'query Find($id: ID!, $lastName: String!) { reservationHash(id: $id, lastName: $lastName) }'
    : 'query Open($id: ID!, $reservationHash: ID!) { reservation(locale: en_GB, id: $id, reservationHash: $reservationHash) { id locale } }';
  return ask(world, query, lastName ? { id, lastName } : { id, reservationHash }, {}, '/graphql');
};

const v2 = async (
  world: TestWorld,
  { number: bookingNumber, lastName, hash: bookingHash }: Guess,
): Promise<unknown> => {
  const query = lastName
    ? 'query Find($input: GetBookingHashInput!) { getBookingHash(input: $input) { __typename ... on BookingHash { bookingHash } } }'
    : 'query Open($input: GetBookingInput!) { getBooking(input: $input) { __typename } }';
  const input = lastName ? { bookingNumber, lastName } : { bookingNumber, bookingHash, locale: 'EN_GB' };
  return ask(world, query, { input });
};

const apis = [
  { api: 'v1', guess: v1, isMiss: { data: { reservationHash: null } }, isShut: { data: { reservation: null } } },
  {
    api: 'v2',
    guess: v2,
    isMiss: { data: { getBookingHash: { __typename: 'BookingNotFound' } } },
    isShut: { data: { getBooking: { __typename: 'BookingNotFound' } } },
  },
];

describe('who guesses at bookings', () => {
  let waits: number[] = [];
  const world = testWorld({
    pause: (ms) => {
      waits.push(Math.round(ms));
      return Promise.resolve();
    },
  });
  let one: StayKeys;
  let other: StayKeys;
  beforeEach(async () => {
    await resetWorld(world);
    waits = [];
    const stay = await withStays(world, 'none');
    [one, other] = [stay('upcoming'), stay('twoRooms')];
  });

  it.each(apis)('gets the same answer for every miss, through $api', async ({ guess, isMiss, isShut }) => {
    expect(await guess(world, { number: one.number, lastName: 'Virtanen' })).toEqual(isMiss);
    expect(await guess(world, { number: '999999999', lastName: 'Aalto' })).toEqual(isMiss);
    expect(await guess(world, { number: 'no number', lastName: 'Aalto' })).toEqual(isMiss);
    expect(await guess(world, { number: one.number, hash: 'wrong' })).toEqual(isShut);
    expect(await guess(world, { number: one.number, hash: other.hash })).toEqual(isShut);
    expect(await guess(world, { number: '999999999', hash: one.hash })).toEqual(isShut);
    expect(await guess(world, one)).not.toEqual(isShut);
    expect(await guess(world, { number: one.number, lastName: ' AALTO' })).not.toEqual(isMiss);
  });

  it.each(apis)('costs the same work for every miss, through $api', async ({ guess }) => {
    const prepare = jest.spyOn(world.harness.world.store, 'prepare');
    const compare = jest.spyOn(crypto, 'timingSafeEqual');
    const workOf = async (asked: Guess) => {
      for (const spy of [prepare, compare]) spy.mockClear();
      await guess(world, asked);
      return [prepare, compare].map((spy) => spy.mock.calls.length);
    };
    const wrongName = await workOf({ number: one.number, lastName: 'Virtanen' });
    expect(await workOf({ number: other.number, lastName: 'Virtanen' })).toEqual(wrongName);
    expect(await workOf({ number: '999999999', lastName: 'Virtanen' })).toEqual(wrongName);
    expect(wrongName[1]).toBeGreaterThan(2);
    const wrongHash = await workOf({ number: one.number, hash: 'wrong' });
    expect(await workOf({ number: '999999999', hash: 'wrong' })).toEqual(wrongHash);
    for (const spy of [prepare, compare]) spy.mockRestore();
  });

  it.each(apis)('waits longer and longer after twenty wrong names, through $api', async ({ guess, isMiss }) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await guess(world, { number: one.number, lastName: `Virtanen ${attempt}` })).toEqual(isMiss);
    }
    expect(waits.slice(0, 2)).toEqual([100, expect.any(Number)]);
    expect(waits.length).toBeGreaterThanOrEqual(5);
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThan(waits[index - 1] ?? 0);
    // Then even the right name is answered like a wrong one, so nobody learns that it is right.
    expect(await guess(world, { number: one.number, lastName: 'Aalto' })).toEqual(isMiss);
    waits = [];
    expect(await guess(world, { number: other.number, lastName: 'Aalto' })).not.toEqual(isMiss);
  });

  it('waits for an unknown number as for a known one', async () => {
    const waitsFor = async (number: string) => {
      await resetWorld(world);
      await withStays(world, 'none');
      waits = [];
      for (let attempt = 0; attempt < 9; attempt += 1) await v2(world, { number, lastName: 'Virtanen' });
      return waits.length;
    };
    expect(await waitsFor('999999999')).toBe(await waitsFor(one.number));
  });

  it('waits, too, when all guesses are made at once, or each is for another booking', async () => {
    await Promise.all(Array.from({ length: 12 }, () => v2(world, { number: one.number, lastName: 'Virtanen' })));
    expect(waits.length).toBeGreaterThanOrEqual(5);
    await resetWorld(world);
    waits = [];
    for (let number = 0; number < 24; number += 1) await v1(world, { number: `10000000${number}`, lastName: 'Aalto' });
    expect(waits.length).toBeGreaterThanOrEqual(4);
  });

  it('is nobody who opens their booking often', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) await v2(world, one);
    expect(waits).toEqual([]);
  });
});

describe('who knows a last name', () => {
  it.each(apis)('finds the booking however it is spelled ($api)', async ({ guess, isMiss }) => {
    const world = await startTestWorld();
    const { bookingNumber: number } = await book(world, orderOf(await offerOf(world, 'STQ')));
    for (const lastName of ['Mäkinen', 'Makinen', ' MA\u0308KINEN ', 'mäkinen']) {
      expect(await guess(world, { number, lastName })).not.toMatchObject(isMiss);
    }
    expect(await guess(world, { number, lastName: 'Makine' })).toMatchObject(isMiss);
    await world.harness.close();
  });
});
