/** @jest-environment node */
import { ask, book, offerOf, orderOf, startTestWorld, type TestWorld } from '../../http/testGuest';

/** Books a stay on a winter day, then cancels it at an instant. */
const cancelAt = async (world: TestWorld, arrival: string, departure: string, instant: string, rate = 'WEBBAR') => {
  const setClock = (now: string | null) =>
    fetch(`${world.address}/__test/clock`, { method: 'POST', body: JSON.stringify({ now }) });
  await fetch(`${world.address}/__test/reset`, { method: 'POST' });
  await setClock('2026-03-01T12:00:00+02:00');
  const dateRange = { startDate: arrival, endDate: departure };
  const offer = await offerOf(world, 'SUI', rate, {}, { dateRange });
  const order = { ...orderOf(offer, rate === 'ADVANCE' ? 'DEPOSIT' : 'NONE'), dateRange };
  const { bookingNumber, bookingHash, paymentInstruction } = await book(world, order);
  if (paymentInstruction.url) {
    await fetch(world.address + paymentInstruction.url, {
      method: 'POST',
      body: new URLSearchParams({ act: 'pay' }),
      redirect: 'manual',
    });
  }
  await setClock(instant);
  const { data } = await ask<{ cancelBooking: Record<string, unknown> }>(
    world,
    `mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) {
      __typename ... on CancelBookingFailure { reason } ... on CancelBookingSuccess { booking { id locale status } } } }`,
    { input: { bookingNumber, bookingHash, locale: 'EN_GB' } },
  );
  const left = (await (
    await fetch(`${world.address}/__test/bookings?hotelId=1001&roomType=SUI&date=${arrival}`)
  ).json()) as { roomsLeft: number };
  return { ...data.cancelBooking, roomsLeft: left.roomsLeft };
};

describe('cancelling', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startTestWorld();
  });
  afterAll(() => world.harness.close());

  const done = { __typename: 'CancelBookingSuccess', booking: { status: 'CANCELLED' }, roomsLeft: 1 };
  const late = { __typename: 'CancelBookingFailure', reason: 'TOO_LATE', roomsLeft: 0 };

  it.each([
    ['an ordinary day', '2026-04-14', '2026-04-15', '+03:00'],
    ['the day summer time begins', '2026-03-29', '2026-03-30', '+03:00'],
    ['the day summer time ends', '2026-10-25', '2026-10-26', '+02:00'],
  ])('is free until 18:00 hotel time on the arrival day: %s', async (_, arrival, departure, offset) => {
    expect(await cancelAt(world, arrival, departure, `${arrival}T17:59:00${offset}`)).toMatchObject(done);
    expect(await cancelAt(world, arrival, departure, `${arrival}T17:59:59${offset}`)).toMatchObject(done);
    expect(await cancelAt(world, arrival, departure, `${arrival}T18:00:00${offset}`)).toMatchObject(late);
    expect(await cancelAt(world, arrival, departure, `${arrival}T18:01:00${offset}`)).toMatchObject(late);
  });

  it('is not possible at a rate without cancellation', async () => {
    expect(await cancelAt(world, '2026-04-14', '2026-04-15', '2026-04-01T12:00:00+03:00', 'ADVANCE')).toMatchObject({
      reason: 'NON_CANCELLABLE',
      roomsLeft: 0,
    });
  });
});
