/** @jest-environment node */
import { failureCatalogue } from '@/domain/failure';
import { guaranteeStatuses, reservationStatuses } from '@/domain/reservation/reservation';
import type { GuaranteeStatus, ReservationStatus } from '@/domain/reservation/reservation';
import { ask } from '../http/testGuest';
import { testWorld } from '../http/testWorld';
import { rateOf, reservationOf, reserved, showReservation, type ReservationKey } from '../http/testGuestV1';
import { kebab } from './scenario';

/** What the older API can say of each status. */
const statuses: Readonly<Record<ReservationStatus, readonly [status: string, paymentType: string]>> = {
  CANCELLED: ['CANCELLED', 'NONE'],
  CONFIRMED: ['RESERVED', 'NONE'],
  CURRENT_STAY: ['CHECKEDIN', 'NONE'],
  DUE_OUT: ['DUEOUT', 'NONE'],
  PAST_STAY: ['CHECKEDOUT', 'NONE'],
  PENDING: ['RESERVED', 'PAYMENT'],
  PRE_CHECKIN: ['PRECHECKEDIN', 'NONE'],
};
const paymentStatuses: Readonly<Record<GuaranteeStatus, string>> = {
  CARD_VERIFICATION_IN_PROGRESS: 'GUARANTEE_PENDING',
  CARD_VERIFIED: 'GUARANTEED',
  DEPOSITED: 'PAID',
  DEPOSITED_OTHER: 'PAID',
  DEPOSIT_IN_PROGRESS: 'PAYMENT_PENDING',
  GUARANTEED_OTHER: 'GUARANTEED',
  NOT_APPLICABLE: 'UNPAID',
  NOT_GUARANTEED: 'UNPAID',
  S_POINT_PAID: 'PAID',
  S_POINT_PAYMENT_IN_PROGRESS: 'PAYMENT_PENDING',
};

describe('a reservation of the older API in a scenario', () => {
  const world = testWorld();
  let key: ReservationKey;
  beforeAll(async () => {
    key = await reserved(world, reservationOf(await rateOf(world, 'STT')));
  });
  const as = (name: string) => ({ 'x-scenario': name });

  it.each(reservationStatuses)('has the status %s', async (code) => {
    const [status, paymentType] = statuses[code];
    const shown = await showReservation(world, key, as(`status-${kebab(code)}`));
    expect(shown).toMatchObject({ status, paymentType, paymentStatus: 'UNPAID' });
  });

  it.each(guaranteeStatuses)('has the guarantee status %s', async (code) => {
    const shown = await showReservation(world, key, as(`guarantee-status-${kebab(code)}`));
    expect(shown).toMatchObject({ paymentStatus: paymentStatuses[code] });
  });

  const cancel = async (headers: Readonly<Record<string, string>>) => {
    const query = `mutation Cancel($id: ID!, $reservationHash: ID!) {
      cancelReservation(locale: en_GB, id: $id, reservationHash: $reservationHash) {
        reservation { id locale status } error { type } } }`;
    return (await ask<{ cancelReservation: unknown }>(world, query, key, headers, '/graphql')).data.cancelReservation;
  };

  it.each(failureCatalogue.option)('cannot be cancelled because of %s', async (type) => {
    expect(await cancel(as(`option-${kebab(type)}`))).toEqual({ reservation: null, error: { type } });
  });

  it('is not found', async () => {
    const notFound = as('booking-not-found');
    expect(await showReservation(world, key, notFound)).toBeNull();
    expect(await cancel(notFound)).toEqual({ reservation: null, error: null });
    const query = `query Find($id: ID!) { reservationHash(id: $id, lastName: "Mäkinen")
      qrCodeForReservation(reservationId: $id, lastName: "Mäkinen", endDate: "2026-12-03") }`;
    const nothing = { reservationHash: null, qrCodeForReservation: null };
    expect((await ask(world, query, { id: key.id }, notFound, '/graphql')).data).toEqual(nothing);
    expect((await ask(world, query, { id: key.id }, {}, '/graphql')).data).not.toEqual(nothing);
  });
});
