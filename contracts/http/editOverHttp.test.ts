/** @jest-environment node */
import { editCodes } from '../world/apiCodes';
import { findBooking } from '../world/store/bookings';
import { kebab } from '../scenarios/scenario';
import { askToEdit, edited, editOf, roomOf, shownReservation, type Shown } from './testEdit';
import { actOnPage, signedIn, type Headers, type Money } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import {
  byCard,
  companyAddressV1,
  initPayment,
  rateOf,
  reservationOf,
  reserved,
  searchV1,
  type ReservationKey,
} from './testGuestV1';

const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const euros = (amount: number) => ({ value: amount / 100, currency: 'EUR' });
const as = (scenario: string) => ({ 'x-scenario': scenario });
const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
const OTHER_DAYS = dates('2026-12-02', '2026-12-04');

describe('changing a reservation', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));

  /** A reservation of a room for two nights from the first of December. */
  const reserve = async (code = 'STT', room: Readonly<Record<string, unknown>> = {}, headers: Headers = {}) => {
    const pets = Number(room.pets ?? 0);
    const children = (room.childrenAges ?? []) as readonly number[];
    const criteria = { rooms: [{ adults: 2, pets, childrenAges: children }] };
    const offer = await rateOf(world, code, 'WEBBAR', headers, criteria);
    const key = await reserved(world, reservationOf(offer, 'NONE', room), headers);
    return { key, before: await shownReservation(world, key) };
  };

  /** What a stay costs to whom has the reservation and changes it. */
  const priceOf = async (
    key: ReservationKey,
    code: string,
    dateRange: Shown['dateRange'],
    headers: Headers = {},
  ): Promise<{ readonly price: number; readonly rateId: string; readonly roomTypeId: string }> => {
    const criteria = { dateRange, editedReservation: key };
    const { roomTypeId, rate } = await rateOf(world, code, 'WEBBAR', headers, criteria, { editing: true });
    return { roomTypeId, rateId: rate.id, price: cents(rate.price.amount) };
  };

  const roomsLeft = async (code: string, date: string): Promise<{ roomsLeft: number; cotsLeft: number }> => {
    const response = await fetch(`${world.address}/__test/bookings?hotelId=1001&roomType=${code}&date=${date}`);
    return (await response.json()) as { roomsLeft: number; cotsLeft: number };
  };

  it('moves it to other days, with its rooms, at their price', async () => {
    const { key, before } = await reserve();
    const [first, last] = [await roomsLeft('STT', '2026-12-01'), await roomsLeft('STT', '2026-12-03')];
    const { price } = await priceOf(key, 'STT', OTHER_DAYS);
    expect(price).not.toBe(cents(before.totalPrice));
    const { reservation, error } = await edited(
      world,
      key,
      editOf(before, { dateRange: OTHER_DAYS, totalPrice: euros(price) }),
    );
    expect(error).toBeNull();
    expect(reservation).toMatchObject({ dateRange: OTHER_DAYS });
    expect(cents(reservation?.totalPrice ?? euros(0))).toBe(price);
    expect((await roomsLeft('STT', '2026-12-01')).roomsLeft).toBe(first.roomsLeft + 1);
    expect((await roomsLeft('STT', '2026-12-03')).roomsLeft).toBe(last.roomsLeft - 1);
  });

  it('makes it cheaper, too, when a night is left out', async () => {
    const { key, before } = await reserve();
    const oneNight = dates('2026-12-01', '2026-12-02');
    const { price } = await priceOf(key, 'STT', oneNight);
    expect(price).toBeLessThan(cents(before.totalPrice));
    const { error } = await edited(world, key, editOf(before, { dateRange: oneNight, totalPrice: euros(price) }));
    expect(error).toBeNull();
    expect((await shownReservation(world, key)).dateRange).toEqual(oneNight);
  });

  it('finds its own last room free, and no other guest does', async () => {
    const { key } = await reserve('SUI');
    const codesFor = async (more: object) => {
      const { availability } = await searchV1(world, { dateRange: OTHER_DAYS, ...more }, { editing: true });
      const types = availability?.hotels[0]?.rooms[0]?.roomTypes ?? [];
      return types.map(({ roomType }) => roomType.id);
    };
    expect(await codesFor({})).not.toContain('1001-SUI');
    expect(await codesFor({ editedReservation: key })).toContain('1001-SUI');
    expect(await codesFor({ editedReservation: { ...key, reservationHash: 'wrong' } })).not.toContain('1001-SUI');
  });

  it('shows only rates without a deposit, and takes no other', async () => {
    const { key, before } = await reserve();
    const { availability } = await searchV1(world, { editedReservation: key }, { editing: true });
    const rates = availability?.hotels[0]?.rooms[0]?.roomTypes.flatMap((type) => type.rates) ?? [];
    expect(new Set(rates.map(({ depositRequirement }) => depositRequirement))).toEqual(
      new Set(['NO_DEPOSIT_REQUIRED']),
    );
    const { errors } = await askToEdit(world, key, {
      ...editOf(before),
      rooms: [{ roomTypeId: '1001-STT', rateId: '1001-ADVANCE' }],
    });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('keeps the price of a night that it has in the same room at the same rate', async () => {
    const { key, before } = await reserve();
    const dearer = as('price-change');
    const nights = before.reservedRooms[0]?.priceLines.filter(({ kind }) => kind === 'NIGHT') ?? [];
    const kept = nights.find(({ date }) => date === '2026-12-02');
    const { price } = await priceOf(key, 'STT', OTHER_DAYS, dearer);
    const change = editOf(before, { dateRange: OTHER_DAYS, totalPrice: euros(price) });
    const { reservation } = await edited(world, key, change, dearer);
    const lines = reservation?.reservedRooms[0]?.priceLines ?? [];
    expect(lines.find(({ date }) => date === '2026-12-02')?.total).toEqual(kept?.total);
    const usual = await rateOf(world, 'STT', 'WEBBAR', {}, { dateRange: dates('2026-12-03', '2026-12-04') });
    const added = lines.find(({ date }) => date === '2026-12-03')?.total ?? euros(0);
    expect(cents(added)).toBe(Math.floor(cents(usual.rate.price.amount) * 1.05));
    // In another room nothing is kept.
    const other = await priceOf(key, 'STQ', before.dateRange, dearer);
    expect(other.price).toBeGreaterThan((await priceOf(key, 'STQ', before.dateRange)).price);
  });

  it('names the new price when it is not the one the guest saw, and changes nothing', async () => {
    const { key, before } = await reserve();
    const { price } = await priceOf(key, 'STT', OTHER_DAYS);
    const { reservation, error } = await edited(
      world,
      key,
      editOf(before, { dateRange: OTHER_DAYS, totalPrice: euros(price - 100) }),
    );
    expect(error).toMatchObject({ type: 'PRICE_CHANGE', editCompleted: false });
    expect(cents(error?.totalPrice ?? euros(0))).toBe(price);
    expect(reservation).toEqual(before);
  });

  it('changes the room type, and the extras of the room', async () => {
    const { key, before } = await reserve();
    const { price, ...room } = await priceOf(key, 'SUP', before.dateRange);
    const inSuperior = await edited(world, key, editOf(before, { rooms: [room], totalPrice: euros(price) }));
    expect(inSuperior).toMatchObject({
      error: null,
      reservation: { reservedRooms: [{ roomType: { id: '1001-SUP' } }] },
    });
    const flowers = [{ extraServiceId: 'FLOWERS', quantity: 1 }];
    const withFlowers = await edited(
      world,
      key,
      editOf(before, { rooms: [{ ...room, extraServices: flowers }], totalPrice: euros(price + 3500) }),
    );
    expect(withFlowers).toMatchObject({
      error: null,
      reservation: { reservedRooms: [{ extraServices: [{ extraServiceId: 'FLOWERS' }] }] },
    });
    const without = await edited(world, key, editOf(before, { rooms: [room], totalPrice: euros(price) }));
    expect(without).toMatchObject({ error: null, reservation: { reservedRooms: [{ extraServices: [] }] } });
  });

  it('reserves a crib while there is one', async () => {
    const { key, before } = await reserve('STT', { childrenAges: [1], cribSelection: 0 });
    const [room] = before.reservedRooms;
    if (!room) throw new Error('No room');
    const wanted = editOf(before, { rooms: [{ ...roomOf(room), cribSelection: 1 }] });
    expect(await edited(world, key, wanted)).toMatchObject({
      error: null,
      reservation: { reservedRooms: [{ cribSelection: 1 }] },
    });
    const many = editOf(before, { rooms: [{ ...roomOf(room), cribSelection: 13 }] });
    expect((await edited(world, key, many)).error).toMatchObject({
      type: 'TRAVELCOT_NOT_AVAILABLE',
      editCompleted: false,
    });
    expect((await shownReservation(world, key)).reservedRooms[0]?.cribSelection).toBe(1);
  });

  it('leaves of a company what the change leaves out, and erases what it gives as null', async () => {
    const offer = await rateOf(world, 'STT');
    const company = { name: 'Pohjola Puu Oy', businessId: '1234567-1', reference: 'PO 77' };
    const order = reservationOf(offer);
    const contact = { ...order.contact, profileType: 'BUSINESS', address: companyAddressV1 };
    const key = await reserved(world, { ...order, contact: { ...contact, company } });
    const before = await shownReservation(world, key);
    const stored = () => findBooking(world.harness.world.store, key.id)?.detail.contact;
    const change = (of: object) =>
      edited(world, key, editOf(before, { contact: { ...contact, phoneNumber: '409998887', company: of } }));
    await change({ name: company.name });
    expect(stored()).toMatchObject({ phoneNumber: '409998887', businessId: '1234567-1', reference: 'PO 77' });
    await change({ name: company.name, reference: null });
    expect(stored()).toMatchObject({ businessId: '1234567-1', reference: null });
  });

  it('has the code of a rate only while it is at that rate', async () => {
    const offer = await rateOf(world, 'STT', 'TALVI', {}, { promotionCode: 'TALVI' });
    const key = await reserved(world, reservationOf(offer, 'NONE', { promotionCode: 'TALVI' }));
    const codes = () => findBooking(world.harness.world.store, key.id)?.detail.rooms.map((room) => room.promotionCode);
    expect(codes()).toEqual(['TALVI']);
    const before = await shownReservation(world, key);
    const { price, rateId } = await priceOf(key, 'STT', before.dateRange);
    const rooms = before.reservedRooms.map((room) => ({ ...roomOf(room), rateId }));
    expect((await edited(world, key, editOf(before, { rooms, totalPrice: euros(price) }))).error).toBeNull();
    expect(codes()).toEqual([null]);
  });

  it('changes the contact, and the guest whose name was corrected', async () => {
    const { key, before } = await reserve();
    const contact = {
      ...reservationOf(await rateOf(world, 'STT')).contact,
      lastName: 'Mäkelä',
      email: 'new@guest.example',
    };
    const { reservation, error } = await edited(world, key, editOf(before, { contact }));
    expect(error).toBeNull();
    expect(reservation).toMatchObject({
      contact: { lastName: 'Mäkelä', email: 'new@guest.example' },
      reservedRooms: [{ guest: { lastName: 'Mäkelä' } }],
    });
  });

  it('leaves the last room to the guest who has it', async () => {
    await reserve('SUI');
    const { key, before } = await reserve('STT');
    const { rateId, price } = await priceOf(key, 'STT', before.dateRange);
    const rooms = [{ roomTypeId: '1001-SUI', rateId }];
    const { error } = await edited(world, key, editOf(before, { rooms, totalPrice: euros(price) }));
    expect(error).toMatchObject({ type: 'ROOM_NOT_AVAILABLE', editCompleted: false, roomIndex: 0 });
    const { price: superior, ...room } = await priceOf(key, 'SUP', before.dateRange);
    const change = editOf(before, { rooms: [room], totalPrice: euros(superior) });
    expect((await edited(world, key, change, as('last-room-sold'))).error).toMatchObject({
      type: 'ROOM_NOT_AVAILABLE',
    });
    expect(await shownReservation(world, key)).toEqual(before);
  });

  it('never sells a room twice to guests who change at the same time', async () => {
    const guests = [await reserve(), await reserve(), await reserve()];
    const [first] = guests;
    if (!first) throw new Error('No guest');
    const { price, ...room } = await priceOf(first.key, 'SUI', first.before.dateRange);
    const answers = await Promise.all(
      guests.map(({ key, before }) => edited(world, key, editOf(before, { rooms: [room], totalPrice: euros(price) }))),
    );
    expect(answers.map(({ error }) => error?.type ?? 'changed').sort()).toEqual([
      'ROOM_NOT_AVAILABLE',
      'ROOM_NOT_AVAILABLE',
      'changed',
    ]);
    expect((await roomsLeft('SUI', '2026-12-01')).roomsLeft).toBe(0);
  });

  it('is done once for calls with the same key', async () => {
    const { key, before } = await reserve();
    const { price } = await priceOf(key, 'STT', OTHER_DAYS);
    const change = editOf(before, { dateRange: OTHER_DAYS, totalPrice: euros(price) });
    const repeated = { 'idempotency-key': 'again' };
    const first = await edited(world, key, change, repeated);
    await edited(world, key, editOf(before));
    expect(await edited(world, key, change, repeated)).toMatchObject({ error: first.error });
    expect((await shownReservation(world, key)).dateRange).toEqual(before.dateRange);
    const other = await askToEdit(world, key, editOf(before), repeated);
    expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is refused for one that is paid, and voids a page of a payment with the old price', async () => {
    const { key, before } = await reserve();
    const begun = await initPayment(world, key, byCard);
    const { price } = await priceOf(key, 'STT', OTHER_DAYS);
    await edited(world, key, editOf(before, { dateRange: OTHER_DAYS, totalPrice: euros(price) }));
    await actOnPage(world, begun.payment?.url ?? null, 'pay');
    const again = await initPayment(world, key, byCard);
    expect(cents(again.payment?.amount ?? euros(0))).toBe(price);
    await actOnPage(world, again.payment?.url ?? null, 'pay');
    const { error } = await edited(world, key, editOf(before));
    expect(error).toMatchObject({ type: 'RESERVATION_PAID', editCompleted: false });
  });

  it('is refused when its time is over', async () => {
    const { key, before } = await reserve();
    const { error } = await edited(world, key, editOf(before, { dateRange: OTHER_DAYS }), as('option-too-late'));
    expect(error).toMatchObject({ type: 'EDITING_RESTRICTED_CONTACT_HOTEL', editCompleted: false });
  });

  it('needs the card of the role, and the scope of the token', async () => {
    const plain = await signedIn(world, 'none');
    const business = await signedIn(world, 'business');
    const { key, before } = await reserve('STT', {}, plain);
    const role = { 'x-customer-profile': 'BUSINESS' };
    expect((await edited(world, key, editOf(before), { ...plain, ...role })).error).toMatchObject({
      type: 'EDITING_RESTRICTED_CONTACT_HOTEL',
    });
    expect((await edited(world, key, editOf(before), { ...business, ...role })).error).toBeNull();
    const otherScope = await signedIn(world, 'none', '&scope=READ_RESERVATION');
    const { errors } = await askToEdit(world, key, editOf(before), otherScope);
    expect(errors?.[0]?.extensions?.code).toBe('AUTHORIZATION_INVALID');
  });

  it('says nothing of a reservation that the hash does not open', async () => {
    const { key, before } = await reserve();
    const nothing = { reservation: null, error: null };
    expect(await edited(world, { ...key, reservationHash: 'wrong' }, editOf(before))).toEqual(nothing);
    expect(await edited(world, { ...key, id: '100000000' }, editOf(before))).toEqual(nothing);
  });

  const partly = ['ASSIGN_PET_ROOM_FAILED', 'INVENTORY_ITEM_UPDATE_FAILED', 'RESERVE_TRAVEL_COT_FAILED'];

  it.each(editCodes)('ends with %s, and says truthfully what was done', async (code) => {
    const { key, before } = await reserve('PET', { pets: 1, packages: ['W_PET'], childrenAges: [1] });
    const [room] = before.reservedRooms;
    if (!room) throw new Error('No room');
    const [pets, cribSelection] = [room.pets, 1];
    expect(pets).toBe(1);
    const rooms = [{ ...roomOf(room), cribSelection, extraServices: [{ extraServiceId: 'FLOWERS', quantity: 1 }] }];
    const added = cents(before.totalPrice) + 3500;
    const { reservation, error } = await edited(
      world,
      key,
      editOf(before, { rooms, totalPrice: euros(added) }),
      as(`edit-${kebab(code)}`),
    );
    const editCompleted = partly.includes(code);
    expect(error).toMatchObject({ type: code, editCompleted });
    if (!editCompleted) {
      expect(reservation).toEqual(before);
      return;
    }
    expect(reservation?.reservedRooms).toMatchObject([
      {
        pets: code === 'ASSIGN_PET_ROOM_FAILED' ? 0 : 1,
        cribSelection: code === 'RESERVE_TRAVEL_COT_FAILED' ? 0 : 1,
        extraServices: code === 'INVENTORY_ITEM_UPDATE_FAILED' ? [] : [{ extraServiceId: 'FLOWERS' }],
      },
    ]);
    expect(await shownReservation(world, key)).toEqual(reservation);
  });

  it('goes on at the new price in the scenario of a price that moved', async () => {
    const { key, before } = await reserve();
    const dearer = as('edit-price-change');
    const { error } = await edited(world, key, editOf(before), dearer);
    expect(cents(error?.totalPrice ?? euros(0))).toBeGreaterThan(cents(before.totalPrice));
    const agreed = await edited(world, key, editOf(before, { totalPrice: error?.totalPrice }), dearer);
    expect(agreed.error).toBeNull();
    expect(agreed.reservation?.totalPrice).toEqual(error?.totalPrice);
  });
});
