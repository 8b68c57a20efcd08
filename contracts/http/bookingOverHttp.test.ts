/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actOnPage, ask, book, offerOf, orderOf, startTestWorld, type TestWorld } from './testGuest';
import { resetWorld, testWorld } from './testWorld';

const bookings = async ({ address }: TestWorld, query = '') =>
  (await (await fetch(`${address}/__test/bookings${query}`)).json()) as { count: number; roomsLeft: number };
const suite = '?hotelId=1001&roomType=SUI&date=2026-12-01';

describe('a booking over HTTP', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));

  it('sells the last room once when two guests order it at the same time, a hundred times in a row', async () => {
    const order = orderOf(await offerOf(world, 'SUI'));
    for (let round = 0; round < 100; round += 1) {
      await resetWorld(world);
      const answers = await Promise.all([book(world, order), book(world, order)]);
      expect(answers.map((answer) => answer.__typename).sort()).toEqual([
        'CreateBookingFailure',
        'CreateBookingSuccess',
      ]);
      expect(answers.flatMap(({ issues = [] }) => issues)).toEqual([
        expect.objectContaining({ code: 'ROOM_NOT_AVAILABLE', roomIndex: 0 }),
      ]);
      expect(await bookings(world, suite)).toMatchObject({ count: 1, roomsLeft: 0 });
    }
  }, 60_000);

  it('makes one booking of a call repeated with the same key, and two with two keys', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const first = await book(world, order, { 'idempotency-key': 'one' });
    const again = await book(world, order, { 'idempotency-key': 'one' });
    expect(again).toEqual(first);
    expect((await bookings(world)).count).toBe(1);
    await book(world, order, { 'idempotency-key': 'two' });
    expect((await bookings(world)).count).toBe(2);
  });

  it('rejects one key used for two different orders', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    await book(world, order, { 'idempotency-key': 'one' });
    const other = { ...order, additionalInformation: 'Something else' };
    const headers = { 'idempotency-key': 'one' };
    const { errors } = await ask(
      world,
      'mutation Create($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
      { input: other },
      headers,
    );
    expect(errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('refuses an order at an outdated price with both prices, and books nothing', async () => {
    const offer = await offerOf(world, 'STQ');
    const answer = await book(world, { ...orderOf(offer), expectedPrice: { value: 1, currency: 'EUR' } });
    expect(answer.issues).toEqual([
      expect.objectContaining({ __typename: 'UnexpectedPriceIssue', actualPrice: offer.price.amount }),
    ]);
    expect((await bookings(world)).count).toBe(0);
  });

  it('holds rooms for a payment for half an hour, then releases them', async () => {
    const { paymentInstruction } = await book(world, orderOf(await offerOf(world, 'SUI'), 'DEPOSIT'));
    expect((await bookings(world, suite)).roomsLeft).toBe(0);
    const setClock = (now: string | null) =>
      fetch(`${world.address}/__test/clock`, { method: 'POST', body: JSON.stringify({ now }) });
    await setClock('2026-11-02T09:30:01+02:00');
    expect((await bookings(world, suite)).roomsLeft).toBe(1);
    const page = await (await fetch(world.address + paymentInstruction.url)).text();
    expect(page).not.toContain('value="pay"');
    await setClock(null);
  });

  it.each([
    ['pay', 'CompleteGuaranteeSuccess', undefined, undefined],
    ['decline', 'GuaranteeFailure', 'PAYMENT_FAILURE', 'REFUSED_BY_ISSUER'],
    ['cancel', 'GuaranteeFailure', 'PAYMENT_FAILURE', 'CANCELLED_BY_CUSTOMER'],
    ['time-out', 'GuaranteeFailure', 'TIME_OUT', null],
    ['leave', 'GuaranteeFailure', 'PAYMENT_IN_PROGRESS', null],
  ])('says how a payment ended: %s', async (act, outcome, code, paymentError) => {
    const { bookingNumber, bookingHash, paymentInstruction } = await book(
      world,
      orderOf(await offerOf(world, 'STQ'), 'DEPOSIT'),
    );
    const location = await actOnPage(world, paymentInstruction.url, act);
    expect(location).toBe('/en/payment/return?payment=returned');
    const { data } = await ask<{ completeGuaranteeForBooking: Record<string, unknown> }>(
      world,
      `mutation Complete($input: CompleteGuaranteeInput!) { completeGuaranteeForBooking(input: $input) {
        __typename ... on GuaranteeFailure { code paymentError }
        ... on CompleteGuaranteeSuccess { booking { id locale status guaranteeStatus monetaryTotals { balance { value } } } }
      } }`,
      { input: { bookingNumber, bookingHash, paymentId: paymentInstruction.paymentId } },
    );
    const answer = data.completeGuaranteeForBooking;
    expect(answer).toMatchObject(code ? { __typename: outcome, code, paymentError } : { __typename: outcome });
    if (!code) {
      expect(answer.booking).toMatchObject({
        status: 'CONFIRMED',
        guaranteeStatus: 'DEPOSITED',
        monetaryTotals: { balance: { value: 0 } },
      });
    }
  });

  it('keeps bookings across a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sarastus-'));
    const db = path.join(folder, 'bookings.sqlite');
    const before = await startTestWorld({ db });
    const { bookingNumber, bookingHash } = await book(before, orderOf(await offerOf(before, 'SUI')));
    await before.harness.close();
    const after = await startTestWorld({ db });
    const { data } = await ask<{ getBooking: unknown }>(
      after,
      'query Get($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation { id locale status } } }',
      { input: { bookingNumber, bookingHash, locale: 'FI_FI' } },
    );
    expect(data.getBooking).toEqual({ id: bookingNumber, locale: 'FI_FI', status: 'CONFIRMED' });
    expect((await bookings(after, suite)).roomsLeft).toBe(0);
    await after.harness.close();
    rmSync(folder, { recursive: true });
  });
});
