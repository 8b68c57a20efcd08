/** @jest-environment node */
import { depositRequirements } from '@/domain/rate/ratePlan';
import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actOnPage, ask, book, offerOf, orderOf, signedIn, startTestWorld, type TestWorld } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import {
  askToReserve,
  byCard,
  completePayment,
  initPayment,
  rateOf,
  reservationOf,
  reserve,
  reserved,
  searchV1,
  showReservation,
  type ReservationKey,
} from './testGuestV1';

const bookings = async ({ address }: TestWorld, query = '') =>
  (await (await fetch(`${address}/__test/bookings${query}`)).json()) as { count: number; roomsLeft: number };
const setClock = ({ address }: TestWorld, now: string) =>
  fetch(`${address}/__test/clock`, { method: 'POST', body: JSON.stringify({ now }) });
const suite = '?hotelId=1001&roomType=SUI&date=2026-12-01';
const codeOf = async (answer: ReturnType<typeof askToReserve>) => (await answer).errors?.[0]?.extensions?.code;

describe('a reservation through the older API', () => {
  const world = testWorld();
  beforeEach(() => resetWorld(world));

  /** Some fields of a reservation. */
  const shown = (key: ReservationKey, fields: string): Promise<unknown> =>
    showReservation(world, key, {}, `id locale ${fields}`);

  it('sells the last room once when guests of both APIs order it at the same time', async () => {
    const order = orderOf(await offerOf(world, 'SUI'));
    const older = reservationOf(await rateOf(world, 'SUI'));
    for (let round = 0; round < 20; round += 1) {
      await resetWorld(world);
      const pair = [() => reserve(world, older), () => book(world, order)];
      await Promise.all((round % 2 === 0 ? pair : pair.reverse()).map((call) => call()));
      expect(await bookings(world, suite)).toMatchObject({ count: 1, roomsLeft: 0 });
    }
    expect((await reserve(world, older)).errors).toEqual([
      { type: 'ROOM_NOT_AVAILABLE', roomIndex: 0, totalPrice: null },
    ]);
  });

  it('is made once under one key, and twice under two', async () => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const first = await reserve(world, order, { 'idempotency-key': 'one' });
    expect(first.reservation).not.toBeNull();
    expect(await reserve(world, order, { 'idempotency-key': 'one' })).toEqual(first);
    expect((await bookings(world)).count).toBe(1);
    await reserve(world, order, { 'idempotency-key': 'two' });
    expect((await bookings(world)).count).toBe(2);
    const other = askToReserve(world, { ...order, message: 'Something else' }, { 'idempotency-key': 'one' });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('starts its payment once under one key', async () => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'PAYMENT'));
    const first = await initPayment(world, key, byCard, { 'idempotency-key': 'pay' });
    expect(first.payment).not.toBeNull();
    expect(await initPayment(world, key, byCard, { 'idempotency-key': 'pay' })).toEqual(first);
    const next = await initPayment(world, key, byCard, { 'idempotency-key': 'pay-again' });
    expect(next.payment?.paymentId).not.toBe(first.payment?.paymentId);
  });

  it('is refused at an outdated price with the new total, and nothing is reserved', async () => {
    const offer = await rateOf(world, 'STQ');
    const answer = await reserve(world, { ...reservationOf(offer), totalPrice: { value: 1 } });
    expect(answer).toEqual({
      reservation: null,
      errors: [{ type: 'PRICE_CHANGE', roomIndex: null, totalPrice: offer.rate.price.amount }],
      notLoggedIn: null,
    });
    expect((await bookings(world)).count).toBe(0);
  });

  it('holds its rooms for half an hour, also before its payment is started', async () => {
    const { reservation } = await reserve(world, reservationOf(await rateOf(world, 'SUI'), 'PAYMENT'));
    expect(reservation?.heldUntil).toBe('2026-11-02T09:30:00+02:00');
    const key = { id: reservation?.id ?? '', reservationHash: reservation?.reservationHash ?? '' };
    const waiting = { status: 'RESERVED', paymentType: 'PAYMENT', paymentStatus: 'UNPAID' };
    expect(await showReservation(world, key)).toMatchObject({ ...waiting, heldUntil: reservation?.heldUntil });
    await setClock(world, '2026-11-02T09:29:59+02:00');
    expect((await bookings(world, suite)).roomsLeft).toBe(0);
    await setClock(world, '2026-11-02T09:30:00+02:00');
    expect((await bookings(world, suite)).roomsLeft).toBe(1);
    expect((await initPayment(world, key)).error).toEqual({ type: 'TIME_OUT', paymentError: null });
    expect(await showReservation(world, key)).toMatchObject({ status: 'CANCELLED', heldUntil: null });
  });

  it('waits for a guarantee in its own way', async () => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'GUARANTEE'));
    const waiting = { status: 'RESERVED', paymentType: 'GUARANTEE' };
    expect(await showReservation(world, key)).toMatchObject({ ...waiting, paymentStatus: 'UNPAID' });
    const { payment } = await initPayment(world, key, { ...byCard, paymentType: 'GUARANTEE' });
    expect(await showReservation(world, key)).toMatchObject({ ...waiting, paymentStatus: 'GUARANTEE_PENDING' });
    await actOnPage(world, payment?.url ?? null, 'decline');
    expect(await showReservation(world, key)).toMatchObject({ ...waiting, paymentStatus: 'UNPAID' });
  });

  it('stands while the guest of a stay that owes nothing pays ahead', async () => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ')));
    const { payment } = await initPayment(world, key);
    const shownThen = { status: 'RESERVED', heldUntil: null };
    expect(await showReservation(world, key)).toMatchObject({
      ...shownThen,
      paymentType: 'NONE',
      paymentStatus: 'PAYMENT_PENDING',
    });
    await actOnPage(world, payment?.url ?? null, 'later');
    await setClock(world, '2026-11-20T09:00:00+02:00');
    expect(await showReservation(world, key)).toMatchObject({ ...shownThen, paymentType: 'NONE' });
    await fetch(`${world.address}/__test/payments`, {
      method: 'POST',
      body: JSON.stringify({ bookingNumber: key.id, act: 'pay' }),
    });
    expect(await showReservation(world, key)).toMatchObject({
      ...shownThen,
      paymentType: 'PAYMENT',
      paymentStatus: 'PAID',
    });
  });

  it('has the pet’s package in a room with a pet, and in no other', async () => {
    const rooms = [{ adults: 2, pets: 1 }];
    const pets = await rateOf(world, 'PET', 'WEBBAR', {}, { rooms });
    const withPet = (packages: readonly string[]) => reservationOf(pets, 'NONE', { pets: 1, packages });
    expect(await codeOf(askToReserve(world, withPet([])))).toBe('BAD_USER_INPUT');
    expect(await codeOf(askToReserve(world, withPet(['BREAKFAST'])))).toBe('BAD_USER_INPUT');
    const standard = reservationOf(await rateOf(world, 'STQ'), 'NONE', { packages: ['W_PET'] });
    expect(await codeOf(askToReserve(world, standard))).toBe('BAD_USER_INPUT');
    const key = await reserved(world, withPet(['W_PET']));
    expect(await shown(key, 'reservedRooms { pets packages }')).toMatchObject({
      reservedRooms: [{ pets: 1, packages: ['W_PET'] }],
    });
  });

  it('names the guest who stays and the one who reserved; the booking API has the one who reserved', async () => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const notStayingContact = {
      ...order.contact,
      firstName: 'Matti',
      lastName: 'Virtanen',
      email: 'matti@guest.example',
    };
    const key = await reserved(world, { ...order, notStayingContact });
    expect(await shown(key, 'contact { firstName email } notStayingContact { lastName email }')).toMatchObject({
      contact: { firstName: 'Maija', email: 'maija@guest.example' },
      notStayingContact: { lastName: 'Virtanen', email: 'matti@guest.example' },
    });
    const asked = { bookingNumber: key.id, bookingHash: key.reservationHash, locale: 'EN_GB' };
    const query = `query Get($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation {
      id locale contact { firstName lastName } rooms { guest { firstName } } } } }`;
    expect((await ask(world, query, { input: asked })).data).toMatchObject({
      getBooking: { contact: { firstName: 'Matti', lastName: 'Virtanen' }, rooms: [{ guest: { firstName: 'Maija' } }] },
    });
  });

  it('reads one that the booking API made for another guest', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const contact = { ...order.contact, firstName: 'Matti' };
    const { bookingNumber, bookingHash } = await book(world, { ...order, contact });
    const key = { id: bookingNumber, reservationHash: bookingHash };
    expect(await shown(key, 'contact { firstName email } notStayingContact { firstName }')).toMatchObject({
      contact: { firstName: 'Maija', email: 'maija@guest.example' },
      notStayingContact: { firstName: 'Matti' },
    });
  });

  it('writes units into either field or neither, and amounts as numbers or texts', async () => {
    const offer = await rateOf(world, 'STQ');
    const extraServices = [
      { extraServiceId: 'FLOWERS', quantity: 2 },
      { extraServiceId: 'SPARKLING', quantity: 2 },
      { extraServiceId: 'LATE_CHECKOUT', quantity: 1 },
      { extraServiceId: 'MEMBER_COFFEE', quantity: 1 },
    ];
    const order = reservationOf(offer, 'NONE', { extraServices });
    const value = Number(offer.rate.price.amount.value) + 2 * 35 + 2 * 39 + 25 + 4.5;
    const member = await signedIn(world, 'asom');
    const key = await reserved(world, { ...order, totalPrice: { value: value.toFixed(2) } }, member);
    const lines = 'extraServices { extraServiceId quantity count totalPrice { amount { value currency } } }';
    const line = (id: string, quantity: number | null, count: number | null, total: number | string) => ({
      extraServiceId: id,
      quantity,
      count,
      totalPrice: { amount: { value: total, currency: 'EUR' } },
    });
    expect(await shown(key, `reservedRooms { ${lines} }`)).toMatchObject({
      reservedRooms: [
        {
          extraServices: [
            line('FLOWERS', 2, null, 70),
            line('SPARKLING', null, 2, 78),
            line('LATE_CHECKOUT', null, null, 25),
            line('MEMBER_COFFEE', null, 1, '4.50'),
          ],
        },
      ],
    });
  });

  it('is found by a last name, with its code for the desk and its calendar file', async () => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ')));
    const query = `query Find($id: ID!, $hash: ID!, $name: String!, $day: LocalDate!) {
      reservationHash(id: $id, lastName: $name)
      qrCodeForReservation(reservationId: $id, lastName: $name, endDate: $day)
      iCalendar(locale: sv_FI, id: $id, reservationHash: $hash) }`;
    const find = async (name: string, day: string, hash = key.reservationHash) =>
      (await ask(world, query, { id: key.id, hash, name, day }, {}, '/graphql')).data;
    const found = (await find(' MÄKINEN', '2026-12-03')) as Record<string, string>;
    expect(found).toMatchObject({ reservationHash: key.reservationHash, qrCodeForReservation: `DESK-${key.id}` });
    // Check-in at 15:00 Helsinki time; a reminder two hours before free cancellation ends at 18:00.
    expect(found.iCalendar).toContain('DTSTART:20261201T130000Z');
    expect(found.iCalendar).toContain('TRIGGER;VALUE=DATE-TIME:20261201T140000Z');
    expect(found.iCalendar).toContain('Bokningsnummer');
    expect(found.iCalendar).not.toContain('Mäkinen');
    expect(found.iCalendar).not.toContain(key.reservationHash);
    expect(await find('Virtanen', '2026-12-03', 'wrong')).toEqual({
      reservationHash: null,
      qrCodeForReservation: null,
      iCalendar: null,
    });
    expect(await find('Mäkinen', '2026-12-04')).toMatchObject({ qrCodeForReservation: null });
  });

  it('is changed only to rates without a deposit', async () => {
    const requirements = async (editing: boolean) => {
      const { availability } = await searchV1(world, { promotionCode: 'FRNDS' }, { editing });
      const types = availability?.hotels[0]?.rooms[0]?.roomTypes ?? [];
      return [
        ...new Set(types.flatMap(({ rates }) => rates).map(({ depositRequirement }) => depositRequirement)),
      ].sort();
    };
    expect(await requirements(false)).toEqual([...depositRequirements].sort());
    expect(await requirements(true)).toEqual(['GUARANTEE_REQUIRED', 'NO_DEPOSIT_REQUIRED']);
  });

  it('keeps an itinerary, and the terminal at which it is to be paid', async () => {
    const order = reservationOf(await rateOf(world, 'STQ'));
    const terminal = { ...order, paymentFlow: 'PHYSICAL_TERMINAL', reservationMode: 'Itinerary' };
    const key = await reserved(world, terminal);
    expect(await shown(key, 'reservationMode paymentType paymentStatus paidPrice { value }')).toMatchObject({
      reservationMode: 'Itinerary',
      paymentType: 'NONE',
      paymentStatus: 'UNPAID',
      paidPrice: { value: 0 },
    });
    const deposit = { ...terminal, paymentType: 'PAYMENT' };
    expect(await codeOf(askToReserve(world, deposit))).toBe('BAD_USER_INPUT');
  });

  it('is paid with S-Bank only at a rate that asks for it', async () => {
    const rate = await rateOf(world, 'STQ', 'SPANKKI', {}, { promotionCode: 'SPANKKI' });
    const key = await reserved(world, reservationOf(rate, 'PAYMENT', { promotionCode: 'SPANKKI' }));
    const byBank = { paymentType: 'PAYMENT', flow: 'MERCHANT_HOSTED_WINDOW', method: 'ONLINE_BANK' };
    const refused = { type: 'PAYMENT_FAILURE', paymentError: 'METHOD_NOT_ALLOWED' };
    expect((await initPayment(world, key, { ...byBank, bank: 'Nordea' })).error).toEqual(refused);
    expect((await initPayment(world, key, { ...byBank, bank: 'NoneBank' })).error).toEqual(refused);
    expect((await initPayment(world, key, { ...byBank, bank: 'SPankki' })).payment).not.toBeNull();
  });

  it('is not paid with a card that the hotel does not take', async () => {
    const key = await reserved(world, reservationOf(await rateOf(world, 'STQ'), 'PAYMENT'));
    const { error } = await initPayment(world, key, { ...byCard, card: 'DinersClub' });
    expect(error).toEqual({ type: 'PAYMENT_FAILURE', paymentError: 'UNSUPPORTED_METHOD' });
    expect((await initPayment(world, key, { ...byCard, card: 'NoneCard' })).payment).not.toBeNull();
  });

  it('is kept across a restart, also in a store of an earlier version', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sarastus-'));
    const db = path.join(folder, 'bookings.sqlite');
    const before = await startTestWorld({ db });
    const key = await reserved(before, reservationOf(await rateOf(before, 'SUI'), 'PAYMENT'));
    const { payment } = await initPayment(before, key);
    await actOnPage(before, payment?.url ?? null, 'pay');
    await before.harness.close();
    const store = new Database(db);
    for (const column of ['card', 'savedCardId', 'customerId'])
      store.exec(`ALTER TABLE payments DROP COLUMN ${column}`);
    store.exec("UPDATE bookings SET detail = json_remove(detail, '$.settlement', '$.guestContact', '$.mode')");
    store.close();

    const after = await startTestWorld({ db });
    const { reservation } = await completePayment(after, key, payment?.paymentId ?? '');
    expect(reservation).toMatchObject({ paymentType: 'PAYMENT', paymentStatus: 'PAID', status: 'RESERVED' });
    const other = await reserved(after, reservationOf(await rateOf(after, 'STQ'), 'PAYMENT'));
    expect((await initPayment(after, other)).payment).not.toBeNull();
    expect((await bookings(after, suite)).roomsLeft).toBe(0);
    await after.harness.close();
    rmSync(folder, { recursive: true });
  });
});
