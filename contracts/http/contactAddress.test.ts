/** @jest-environment node */
import { askToEdit, edited, editOf, shownReservation } from './testEdit';
import { ask, book, companyAddress, createMutation, offerOf, orderOf } from './testGuest';
import { askToReserve, companyAddressV1, rateOf, reservationOf, reserved, showReservation } from './testGuestV1';
import { resetWorld, testWorld } from './testWorld';

const company = { name: 'Pohjola Puu Oy' };

describe('the address of a contact', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));

  const bookings = async () =>
    ((await (await fetch(`${world.address}/__test/bookings`)).json()) as { readonly count: number }).count;
  const codeOf = async (answer: ReturnType<typeof askToReserve>) => (await answer).errors?.[0]?.extensions?.code;
  const contactOf = async (key: { readonly id: string; readonly reservationHash: string }): Promise<unknown> =>
    showReservation(world, key, {}, 'id locale contact { profileType address { street postcode city countryCode } }');

  /** Books through the booking API; resolves to the key and to the address as that API reads it. */
  const made = async (contact: Readonly<Record<string, unknown>>) => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const { bookingNumber, bookingHash } = await book(world, { ...order, contact: { ...order.contact, ...contact } });
    const query = `query Get($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation {
      id locale contact { address { street postCode city countryCode } } } } }`;
    const { data } = await ask<{ readonly getBooking: { readonly contact: { readonly address: unknown } } }>(
      world,
      query,
      { input: { bookingNumber, bookingHash, locale: 'EN_GB' } },
    );
    return { id: bookingNumber, reservationHash: bookingHash, address: data.getBooking.contact.address };
  };

  it.each(['PRIVATE', 'NO_PROFILE_SELECTED'])('is not needed of a stay that is %s', async (profileType) => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const contact = { ...order.contact, profileType };
    const { address, ...key } = await made({ profileType, address: null });
    expect(address).toBeNull();
    expect(await contactOf(key)).toMatchObject({ contact: { address: null } });
    expect(await contactOf(await reserved(world, { ...order, contact }))).toMatchObject({ contact: { address: null } });
  });

  it('is needed of a stay for business, through both APIs, and nothing is booked without', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const contact = { ...order.contact, profileType: 'BUSINESS', company };
    const input = { ...order, contact };
    expect((await ask(world, createMutation, { input })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const reservation = reservationOf(await rateOf(world, 'STQ'));
    const booker = { ...reservation.contact, profileType: 'BUSINESS', company };
    expect(await codeOf(askToReserve(world, { ...reservation, contact: booker }))).toBe('BAD_USER_INPUT');
    const forOther = { ...reservation, notStayingContact: { ...booker, address: null } };
    expect(await codeOf(askToReserve(world, forOther))).toBe('BAD_USER_INPUT');
    expect(await bookings()).toBe(0);
    expect((await made({ profileType: 'BUSINESS', company, address: companyAddress })).address).toEqual(companyAddress);
    const key = await reserved(world, { ...reservation, contact: { ...booker, address: companyAddressV1 } });
    expect(await contactOf(key)).toMatchObject({ contact: { address: companyAddressV1 } });
  });

  it('is kept where an older page, that still asks everyone, sends it', async () => {
    expect((await made({ address: companyAddress })).address).toEqual(companyAddress);
    const order = reservationOf(await rateOf(world, 'STQ'));
    const key = await reserved(world, { ...order, contact: { ...order.contact, address: companyAddressV1 } });
    expect(await contactOf(key)).toMatchObject({ contact: { profileType: 'PRIVATE', address: companyAddressV1 } });
  });

  it('is asked again of a contact that is changed to business, and goes where the stay is private after all', async () => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const key = await reserved(world, order);
    const before = await shownReservation(world, key);
    const business = { ...order.contact, profileType: 'BUSINESS', company };
    const refused = await askToEdit(world, key, editOf(before, { contact: business }));
    expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    await edited(world, key, editOf(before, { contact: { ...business, address: companyAddressV1 } }));
    expect(await contactOf(key)).toMatchObject({ contact: { address: companyAddressV1 } });
    await edited(world, key, editOf(before, { contact: { ...order.contact, address: null } }));
    expect(await contactOf(key)).toMatchObject({ contact: { profileType: 'PRIVATE', address: null } });
  });
});
