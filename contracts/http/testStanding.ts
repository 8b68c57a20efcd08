import type { GuaranteeType } from '@/domain/payment/payment';
import { ask, type TestWorld } from './testGuest';
import { showReservation, type ShownReservation } from './testGuestV1';
import type { Key } from './testPayer';

interface BookingRow {
  readonly number: string;
  readonly state: string;
  readonly guarantee: string;
  readonly total: number;
  readonly paid: number;
  readonly expiresAt: number | null;
  readonly flow: string | null;
}
interface PaymentRow {
  readonly state: string;
  readonly amount: number;
}

/** What the database says, and what both APIs say, after a guest has tried to settle a stay. */
interface Standing {
  readonly state: 'BOOKED' | 'HELD' | 'RELEASED';
  readonly isSecured: boolean;
  /** The states of the payments, in the order of their beginning. */
  readonly payments: readonly string[];
}

export const bookingsIn = ({ harness }: TestWorld) =>
  harness.world.store
    .prepare(
      "SELECT number, state, guarantee, total, paid, expiresAt, json_extract(detail, '$.settlement.flow') AS flow FROM bookings",
    )
    .all() as BookingRow[];
export const paymentsIn = ({ harness }: TestWorld) =>
  harness.world.store.prepare('SELECT state, amount FROM payments ORDER BY createdAt, rowid').all() as PaymentRow[];

/** What guests have paid and not got back. */
export const takenIn = (world: TestWorld): number =>
  paymentsIn(world)
    .filter(({ state }) => state === 'PAID')
    .reduce((sum, { amount }) => sum + amount, 0);

const secured: Readonly<Record<GuaranteeType, readonly [guarantee: string, v1Status: string]>> = {
  NONE: ['NOT_GUARANTEED', 'UNPAID'],
  CARD_VERIFICATION: ['CARD_VERIFIED', 'GUARANTEED'],
  DEPOSIT: ['DEPOSITED', 'PAID'],
  S_POINTS: ['S_POINT_PAID', 'PAID'],
};
const v1Types = { NONE: 'NONE', CARD_VERIFICATION: 'GUARANTEE', DEPOSIT: 'PAYMENT', S_POINTS: 'SPOINT' };

interface V2Booking {
  readonly status: string;
  readonly guaranteeStatus: string;
  readonly paymentStatus: string;
  readonly monetaryTotals: { readonly paid: { readonly value: string | number } };
}
const showBooking = async (world: TestWorld, { number, hash }: Key): Promise<V2Booking> => {
  const { data } = await ask<{ getBooking: V2Booking }>(
    world,
    `query Get($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation {
      id locale status guaranteeStatus paymentStatus monetaryTotals { paid { value } } } } }`,
    { input: { bookingNumber: number, bookingHash: hash, locale: 'EN_GB' } },
  );
  return data.getBooking;
};

/** Fails unless the database and both APIs agree on how a booking stands, and money was taken at most once. */
export const expectStanding = async (world: TestWorld, key: Key, type: GuaranteeType, expected: Standing) => {
  const { state, isSecured, payments } = expected;
  const older = (await showReservation(world, { id: key.number, reservationHash: key.hash })) as ShownReservation;
  const booking = await showBooking(world, key);
  const rows = bookingsIn(world);
  const isPaid = isSecured && type !== 'CARD_VERIFICATION' && type !== 'NONE';
  const total = rows[0]?.total ?? 0;
  const paid = isPaid ? total : 0;
  expect(total).toBeGreaterThan(0);
  expect(rows).toMatchObject([{ number: key.number, state, guarantee: isSecured ? type : 'NONE', paid }]);
  expect(paymentsIn(world).map((payment) => payment.state)).toEqual(payments);
  expect(takenIn(world)).toBe(paid);

  const isOpen = payments.at(-1) === 'OPEN' || payments.at(-1) === 'PENDING';
  const pending = type === 'CARD_VERIFICATION' ? 'GUARANTEE_PENDING' : 'PAYMENT_PENDING';
  const [guaranteeStatus, paymentStatus] = secured[isSecured ? type : 'NONE'];
  const statuses = {
    BOOKED: ['RESERVED', 'CONFIRMED'],
    HELD: ['RESERVED', 'PENDING'],
    RELEASED: ['CANCELLED', 'CANCELLED'],
  };
  const [v1Status, v2Status] = statuses[state];
  expect(older).toMatchObject({
    status: v1Status,
    paymentType: v1Types[type],
    paymentStatus: isOpen ? pending : paymentStatus,
    paidPrice: { value: expect.anything() as unknown },
  });
  expect(booking).toMatchObject({ status: v2Status, paymentStatus: isOpen ? pending : paymentStatus });
  if (state === 'RELEASED') expect(booking.guaranteeStatus).toBe('NOT_APPLICABLE');
  else if (!isOpen) expect(booking.guaranteeStatus).toBe(guaranteeStatus);
  else expect(booking.guaranteeStatus).toMatch(/IN_PROGRESS$/);
  expect(Number(older.paidPrice.value) * 100).toBeCloseTo(paid);
  expect(Number(booking.monetaryTotals.paid.value) * 100).toBeCloseTo(paid);
};
