import { aKey } from '@/domain/testKey';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { environment as site } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { contactOfReservation } from '@/domain/edit/editedContact';
import { reservedStayOf } from '@/domain/edit/editedStay';
import { editOrderOf } from '@/domain/edit/editOrder';
import type { EditOrder } from '@/domain/edit/editOrder';
import { failureCatalogue } from '@/domain/failure';
import { money } from '@/domain/money';
import { NO_ADDRESS } from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { callOf } from '../testAsk';
import { atHotel, orderFor } from '../testOrder';
import { aSearch } from '../testSearch';
import { offersOfV1 } from './testOffersV1';
import { useBookStayV1 } from './useBookStayV1';
import { useReadBookingV1 } from './useBookingCallsV1';
import { readEdited, useEditReservationV1 } from './useEditReservationV1';

jest.mock('@/flags/flagStore', () => ({
  whenFlagKnown: () => Promise.resolve(true),
  readFlag: () => true,
  subscribeToFlags: () => () => undefined,
}));

let scenario = '';
const sent: { readonly name: string; readonly headers: Readonly<Record<string, string>> }[] = [];
const world = testWorld();
answerSite(world, (send) => (url, init) => {
  const { operationName } = JSON.parse(String(init?.body)) as { readonly operationName: string };
  const headers = { ...(init?.headers as Record<string, string>), ...(scenario ? { 'x-scenario': scenario } : {}) };
  sent.push({ name: operationName, headers });
  return send(url, { ...init, headers });
});
afterEach(() => {
  scenario = '';
  sent.splice(0);
});

const read = async (key: BookingKey): Promise<Reservation> => {
  const found = await callOf(site.siteEndpoint, () => useReadBookingV1('en'))(key);
  if (!found.ok) throw new Error('Not found');
  return found.value;
};
const edit = (order: EditOrder, key: string) =>
  callOf(site.siteEndpoint, () => useEditReservationV1('en'))(order, aKey(key));

/** A reservation that is paid at the hotel. */
const reserve = async (key: string): Promise<Reservation> => {
  const criteria = aSearch();
  const found = await offersOfV1(criteria);
  if (!found.ok) throw new Error('Nothing is offered');
  const made = await callOf(site.siteEndpoint, useBookStayV1)(
    orderFor(found.value, { criteria, guarantee: atHotel }),
    aKey(key),
  );
  if (!made.ok) throw new Error(`Not booked: ${JSON.stringify(made.failure)}`);
  return read(made.value);
};

/** The reservation with another e-mail address, at its own price. */
const orderOf = (reservation: Reservation, change: Partial<EditOrder> = {}): EditOrder => {
  const { dates, choices } = reservedStayOf(reservation);
  return { ...editOrderOf(reservation, { dates, contact: null }, choices, reservation.total), ...change };
};

describe('changing a reservation over the site’s API', () => {
  it('keeps what is not changed, and its price', async () => {
    const before = await reserve('keep');
    const answer = await edit(orderOf(before), 'keep-edit');
    expect(answer).toMatchObject({ ok: true, value: { problem: null, reservation: { total: before.total } } });
    expect(await read(before)).toMatchObject({ stay: before.stay, rooms: [{ total: before.rooms[0]?.total }] });
  });

  it('sends an address with a stay for business only, and leaves none where it is private after all', async () => {
    const before = await reserve('address');
    expect(before.contact.address).toEqual(NO_ADDRESS);
    const contact = { ...contactOfReservation(before), street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki' };
    const business = { ...contact, profileType: 'BUSINESS', companyName: 'Koivu Oy' } as const;
    await edit(orderOf(before, { contact: business }), 'address-business');
    expect((await read(before)).contact.address).toMatchObject({ street: 'Koivukuja 1', countryCode: 'FI' });
    await edit(orderOf(before, { contact }), 'address-private');
    expect((await read(before)).contact).toMatchObject({ profileType: 'PRIVATE', address: NO_ADDRESS });
  });

  it('is made once under one key', async () => {
    const before = await reserve('once');
    const order = orderOf(before);
    const first = await edit(order, 'once-edit');
    scenario = 'edit-room-not-available';
    expect(await edit(order, 'once-edit')).toEqual(first);
    expect(
      sent.filter(({ name }) => name === 'useEditReservationV1Mutation').map(({ headers }) => headers),
    ).toMatchObject([{ 'idempotency-key': 'once-edit' }, { 'idempotency-key': 'once-edit' }]);
  });

  it.each([
    ['ASOM', 'PRIVATE'],
    ['S_CARD', 'BUSINESS'],
    ['NONE', null],
    [null, null],
  ] as const)('is sent in the role of the membership %s', async (membership, profile) => {
    const before = await reserve(`role ${membership}`);
    sent.splice(0);
    await edit(orderOf(before, { membership }), `role-edit ${membership}`);
    expect(sent.map(({ headers }) => headers['x-customer-profile'] ?? null)).toEqual([profile]);
  });

  it('is refused with the new total when that is not the one that the guest saw', async () => {
    const before = await reserve('price');
    const answer = await edit(orderOf(before, { total: money(100) }), 'price-edit');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        problem: {
          failure: { kind: 'edit', code: 'PRICE_CHANGE' },
          isCompleted: false,
          total: before.total,
        },
      },
    });
  });

  it.each(failureCatalogue.edit)('says %s, and whether the rest was changed', async (code) => {
    const before = await reserve(code);
    scenario = `edit-${code.toLowerCase().replaceAll('_', '-')}`;
    const answer = await edit(orderOf(before), `${code}-edit`);
    const isCompleted = ['ASSIGN_PET_ROOM_FAILED', 'INVENTORY_ITEM_UPDATE_FAILED', 'RESERVE_TRAVEL_COT_FAILED'];
    expect(answer).toMatchObject({
      ok: true,
      value: { problem: { failure: { kind: 'edit', code }, isCompleted: isCompleted.includes(code) } },
    });
  });

  it('finds no reservation with another hash', async () => {
    const before = await reserve('hash');
    const booking = { bookingNumber: before.bookingNumber, bookingHash: 'nothing' };
    expect(await edit(orderOf(before, { booking }), 'hash-edit')).toMatchObject({
      ok: false,
      failure: { kind: 'reservation', code: 'NOT_FOUND' },
    });
  });

  it('says that no answer came, and takes an unknown code for an unknown failure', async () => {
    const before = await reserve('none');
    scenario = 'server-error:editReservation';
    expect(await edit(orderOf(before), 'none-edit')).toMatchObject({ ok: false, failure: { kind: 'transport' } });
    const error = { type: 'MOON_PHASE', editCompleted: false, roomIndex: null, totalPrice: null } as never;
    expect(readEdited({ editReservation: { reservation: null, error } }, 0)).toMatchObject({
      value: { problem: { failure: { code: 'UNKNOWN_EDIT_FAILURE' } } },
    });
  });
});
