/** @jest-environment node */
import { checkOutCodes, mobileKeyCodes } from '../world/apiCodes';
import { kebab } from '../scenarios/scenario';
import { askAboutStay, atDesk, noticeOf, postForm, showStay, stayCall } from './testDesk';
import { actOnPage, ask, type Money } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { byCard, initPayment } from './testGuestV1';
import { payers } from './testPayer';
import { setClock, withStays, type StayKeys } from './testStays';

const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const as = (scenario: string) => ({ 'x-scenario': scenario });
const LAST_NAME = 'Aalto';
const ARRIVAL = '2026-11-02T15:00:00+02:00';
const MORNING_OF_LEAVING = '2026-11-04T09:30:00+02:00';

describe('a stay', () => {
  const world = testWorld();
  let stay: (name: string) => StayKeys;
  beforeEach(async () => {
    await resetWorld(world);
    stay = await withStays(world, 'none');
  });

  const call = (key: StayKeys, ...rest: [Parameters<typeof stayCall>[2], ...unknown[]]) =>
    stayCall(world, key, rest[0], rest[1] as Record<string, unknown>, rest[2] as Record<string, string>);
  const saveNotices = (key: StayKeys, rooms = 1) =>
    call(key, 'savePassengerNotices', { notices: Array.from({ length: rooms }, (_, index) => noticeOf(index)) });
  const arrive = async (key: StayKeys) => {
    await saveNotices(key);
    await setClock(world, ARRIVAL);
    return call(key, 'checkIn');
  };

  describe('begins with the notices of the passengers', () => {
    it('also before the day of arrival, and takes a later one instead', async () => {
      expect(await saveNotices(stay('upcoming'))).toEqual({ saved: true, issueReason: null });
      expect(await saveNotices(stay('upcoming'))).toEqual({ saved: true, issueReason: null });
      expect((await showStay(world, stay('upcoming'))).stay?.roomsWithNotice).toEqual([0]);
    });

    it('of every room', async () => {
      const key = stay('twoRooms');
      await saveNotices(key, 1);
      await setClock(world, '2026-12-27T15:30:00+02:00');
      expect(await call(key, 'checkIn')).toEqual({ reservation: null, issueReason: 'BAD_STATUS' });
      await saveNotices(key, 2);
      expect((await call(key, 'checkIn')).reservation?.stay?.roomNumbers).toHaveLength(2);
    });

    it('which are complete', async () => {
      const incomplete = [
        { ...noticeOf(0), documentNumber: null },
        { ...noticeOf(0), birthDate: '2027-01-01' },
        { ...noticeOf(0), firstName: ' ' },
        { ...noticeOf(0), nationality: 'Estonia' },
        noticeOf(1),
      ];
      for (const notice of incomplete) {
        const { errors } = await askAboutStay(world, stay('upcoming'), 'savePassengerNotices', { notices: [notice] });
        expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      }
      const nordic = { ...noticeOf(0), nationality: 'SE', documentNumber: null };
      expect((await call(stay('upcoming'), 'savePassengerNotices', { notices: [nordic] })).saved).toBe(true);
    });

    it('but not for a stay that is over, cancelled or unknown', async () => {
      for (const name of ['past1', 'cancelled']) {
        expect(await saveNotices(stay(name))).toEqual({ saved: false, issueReason: 'BAD_STATUS' });
      }
      expect(await saveNotices({ ...stay('upcoming'), hash: 'wrong' })).toEqual({ saved: false, issueReason: null });
    });

    it('which are kept no longer than the stay, and are in no log', async () => {
      const kept = () => world.harness.world.store.prepare('SELECT * FROM notices').all();
      const logged: unknown[] = [];
      const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
        jest.spyOn(console, name).mockImplementation((...parts) => void logged.push(...parts)),
      );
      const { number, hash } = stay('arriving');
      await saveNotices({ number, hash });
      await askAboutStay(world, { number, hash }, 'savePassengerNotices', {
        notices: [{ ...noticeOf(0), birthDate: 'x' }],
      });
      await askAboutStay(world, { number, hash }, 'savePassengerNotices', { notices: [noticeOf(5)] });
      expect(kept()).toHaveLength(1);
      const { page } = await postForm(world, '/desk', { bookingNumber: number, lastName: LAST_NAME });
      for (const spy of spies) spy.mockRestore();
      const said = `${JSON.stringify(logged)} ${page}`;
      for (const value of ['1984-02-29', 'KD1234567', '2015-06-01', 'Kai']) expect(said).not.toContain(value);
      expect(page).toContain('1 of 1');
      await setClock(world, '2026-11-05T12:00:00+02:00');
      await showStay(world, stay('upcoming'));
      expect(kept()).toEqual([]);
    });
  });

  describe('is checked in', () => {
    it('from the check-in time on, once', async () => {
      const key = stay('arriving');
      await saveNotices(key);
      await setClock(world, '2026-11-02T14:59:00+02:00');
      expect(await call(key, 'checkIn')).toEqual({ reservation: null, issueReason: 'TOO_EARLY' });
      await setClock(world, ARRIVAL);
      const { reservation } = await call(key, 'checkIn');
      expect(reservation).toMatchObject({ status: 'CHECKEDIN', stay: { checkedInAt: ARRIVAL, checkedOutAt: null } });
      expect(reservation?.stay?.roomNumbers[0]).toMatch(/^\d{3}$/);
      expect(reservation?.options.checkIn).toMatchObject({ allowed: false, issueReason: 'BAD_STATUS' });
      await setClock(world, '2026-11-02T16:00:00+02:00');
      expect((await call(key, 'checkIn')).reservation).toMatchObject({ stay: { checkedInAt: ARRIVAL } });
    });

    it('into rooms that nobody else has', async () => {
      await arrive(stay('arriving'));
      const others = await withStays(world, 'scard');
      await arrive(others('arriving'));
      const [mine] = (await showStay(world, stay('arriving'))).stay?.roomNumbers ?? [];
      const [theirs] = (await showStay(world, others('arriving'))).stay?.roomNumbers ?? [];
      expect(mine).toBeDefined();
      expect(theirs).not.toBe(mine);
    });

    it('at the desk, too, without a notice', async () => {
      const key = stay('arriving');
      expect(await atDesk(world, key, LAST_NAME, 'arrive')).toBe(200);
      expect(await atDesk(world, key, LAST_NAME, 'arrive')).toBe(409);
      expect(await atDesk(world, key, 'Virtanen', 'arrive')).toBe(404);
      expect((await showStay(world, key)).status).toBe('CHECKEDIN');
    });

    it('not with a reason that a scenario gives', async () => {
      await saveNotices(stay('arriving'));
      await setClock(world, ARRIVAL);
      expect(await call(stay('arriving'), 'checkIn', {}, as('option-temporarily-unavailable'))).toEqual({
        reservation: null,
        issueReason: 'TEMPORARILY_UNAVAILABLE',
      });
    });
  });

  describe('has keys', () => {
    const register = async (key: StayKeys, name = 'My phone') => {
      const { devices } = await call(key, 'registerMobileKeyDevice', { name });
      const device = devices?.at(-1);
      if (!device) throw new Error('Not registered');
      return device;
    };
    const keyError = async (key: StayKeys) => (await call(key, 'createMobileKey', { roomIndex: 0 })).error?.type;

    it('on a phone that is registered, active and not lost, and which opens that door only', async () => {
      const key = stay('arriving');
      expect(await keyError(key)).toBe('NOT_CHECKED_IN');
      await arrive(key);
      expect(await keyError(key)).toBe('NO_MOBILE_KEY_DEVICE_REGISTERED');
      const { id: deviceId } = await register(key);
      expect(await keyError(key)).toBe('MOBILE_KEY_DEVICE_NOT_ACTIVE');
      expect((await postForm(world, `/phone/${deviceId}`, {})).page).toContain('Puhelin on käytössä');
      const made = await call(key, 'createMobileKey', { roomIndex: 0 });
      expect(made).toMatchObject({ error: null, key: { roomNumber: '201', validUntil: '2026-11-04T12:00:00+02:00' } });
      const door = `/door/${made.key?.id ?? ''}`;
      expect((await postForm(world, door, { room: '201' })).status).toBe(200);
      expect((await postForm(world, door, { room: '202' })).status).toBe(403);
      expect((await postForm(world, '/door/guessed', { room: '201' })).status).toBe(403);

      const again = await call(key, 'createMobileKey', { roomIndex: 0, deviceId });
      expect((await showStay(world, key)).stay?.mobileKeys).toEqual([{ id: again.key?.id, roomNumber: '201' }]);
      expect(await call(key, 'removeMobileKeyDevice', { deviceId })).toEqual({ devices: [], issueReason: null });
      expect((await postForm(world, `/door/${again.key?.id ?? ''}`, { room: '201' })).status).toBe(403);
    });

    it('until the check-out time', async () => {
      const key = stay('arriving');
      await arrive(key);
      const { id } = await register(key);
      await postForm(world, `/phone/${id}`, {});
      const { key: made } = await call(key, 'createMobileKey', { roomIndex: 0 });
      const door = `/door/${made?.id ?? ''}`;
      await setClock(world, '2026-11-04T11:59:00+02:00');
      expect((await postForm(world, door, { room: '201' })).status).toBe(200);
      await setClock(world, '2026-11-04T12:00:00+02:00');
      expect((await postForm(world, door, { room: '201' })).status).toBe(403);
    });

    it('on four phones at most, and on none where the locks take no phones', async () => {
      const key = stay('arriving');
      for (const name of ['One', 'Two', 'Three', 'Four']) await register(key, name);
      expect(await call(key, 'registerMobileKeyDevice', { name: 'Five' })).toEqual({
        devices: null,
        issueReason: 'LIMIT_REACHED',
      });
      const plain = stay('upcoming');
      expect(await call(plain, 'registerMobileKeyDevice', { name: 'One' })).toMatchObject({
        issueReason: 'NOT_AVAILABLE',
      });
      expect(await keyError(plain)).toBe('MOBILE_KEY_NOT_SUPPORTED');
      expect((await showStay(world, plain)).options.createMobileKey).toMatchObject({ enabled: false });
    });

    it.each(mobileKeyCodes)('or ends with %s in its scenario', async (code) => {
      await arrive(stay('arriving'));
      const scenario = as(`key-${kebab(code)}`);
      expect(await call(stay('arriving'), 'createMobileKey', { roomIndex: 0 }, scenario)).toEqual({
        key: null,
        error: { type: code },
      });
    });

    it('as a card that the kiosk makes once', async () => {
      const key = stay('arriving');
      expect(await call(key, 'createPhysicalKey', { roomIndex: 0 })).toEqual({ key: null, issueReason: 'TOO_EARLY' });
      await arrive(key);
      const { key: first } = await call(key, 'createPhysicalKey', { roomIndex: 0 });
      const { key: second } = await call(key, 'createPhysicalKey', { roomIndex: 0 });
      expect(second?.code).toMatch(/^\d{8}$/);
      const take = (code = '') => postForm(world, '/kiosk', { code });
      expect((await take(first?.code)).status).toBe(403);
      const taken = await take(second?.code);
      expect(taken).toMatchObject({ status: 200, page: expect.stringContaining('201') as unknown });
      expect((await take(second?.code)).status).toBe(403);
    });
  });

  describe('has a bill', () => {
    const openOf = async (key: StayKeys) => {
      const query = `query Bill($id: ID!, $reservationHash: ID!) {
        openInvoices(id: $id, reservationHash: $reservationHash, locale: sv_FI) {
          id roomIndex lines { name date total { value } } total { value } paid { value } open { value } } }`;
      interface Bill {
        readonly lines: readonly { readonly name: string; readonly date: string; readonly total: Money }[];
        readonly total: Money;
        readonly paid: Money;
        readonly open: Money;
      }
      const variables = { id: key.number, reservationHash: key.hash };
      const { data } = await ask<{ openInvoices: readonly Bill[] }>(world, query, variables, {}, '/graphql');
      return data.openInvoices[0];
    };
    const totalsOf = async ({ number, hash }: StayKeys) => {
      const { data } = await ask<{
        getBooking: {
          monetaryTotals: Readonly<Record<'balance' | 'paid' | 'total', Money>>;
          rooms: readonly unknown[];
        };
      }>(
        world,
        `query Get($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation {
          id locale monetaryTotals { total { value } paid { value } balance { value } } } } }`,
        { input: { bookingNumber: number, bookingHash: hash, locale: 'EN_GB' } },
      );
      return data.getBooking.monetaryTotals;
    };

    it('with what the desk charged, in both APIs', async () => {
      const key = stay('leaving');
      const bill = await openOf(key);
      expect(bill?.lines.slice(-2)).toMatchObject([
        { name: 'Minibar', date: '2026-11-02', total: { value: '12.50' } },
        { name: 'Middag', total: { value: '36.90' } },
      ]);
      expect(cents(bill?.open ?? { value: 0, currency: '' })).toBe(1250 + 3690);
      const lines = bill?.lines.reduce((sum, { total }) => sum + cents(total), 0);
      const total = cents(bill?.total ?? { value: 0, currency: '' });
      expect(lines).toBe(total);
      const totals = await totalsOf(key);
      expect([cents(totals.total), cents(totals.balance)]).toEqual([total, 4940]);
      const older = await showStay(world, key);
      expect([cents(older.totalPrice), cents(older.paidPrice)]).toEqual([total, total - 4940]);
      expect(older).toMatchObject({ paymentStatus: 'UNPAID', options: { guarantee: { allowed: true } } });
    });

    it('that the desk adds to only while the guests are in the house', async () => {
      expect(await atDesk(world, stay('upcoming'), LAST_NAME, 'charge')).toBe(409);
      expect(await atDesk(world, stay('past1'), LAST_NAME, 'charge')).toBe(409);
      expect(await atDesk(world, stay('inHouse'), LAST_NAME, 'charge', { room: '4' })).toBe(409);
      expect(await atDesk(world, stay('inHouse'), LAST_NAME, 'charge', { item: 'GOLD' })).toBe(409);
      expect(await atDesk(world, stay('inHouse'), LAST_NAME, 'charge')).toBe(200);
    });

    it.each(payers)('that is paid once, through $api', async (payer) => {
      const key = stay('leaving');
      const card = { type: 'DEPOSIT', flow: 'WEB_TERMINAL', method: 'CARD' } as const;
      const first = await payer.again(world, key, card);
      const second = await payer.again(world, key, card);
      if (first.kind === 'refused' || second.kind === 'refused') throw new Error('Refused');
      await actOnPage(world, first.url, 'pay');
      expect(await payer.complete(world, key, first.paymentId ?? '')).toBe('PAYMENT_FAILURE/CANCELLED_BY_CUSTOMER');
      expect(cents((await totalsOf(key)).balance)).toBe(4940);
      await actOnPage(world, second.url, 'pay');
      await actOnPage(world, second.url, 'pay');
      expect(await payer.complete(world, key, second.paymentId ?? '')).toBe('done');
      expect(await payer.complete(world, key, first.paymentId ?? '')).toBe('done');
      const totals = await totalsOf(key);
      expect([cents(totals.balance), cents(totals.paid)]).toEqual([0, cents(totals.total)]);
      expect(await payer.again(world, key, card)).toMatchObject({ kind: 'refused', why: 'ALREADY_COMPLETED' });
      expect(await showStay(world, key)).toMatchObject({
        paymentStatus: 'PAID',
        options: { guarantee: { allowed: false, issueReason: 'DEPOSIT_GIVEN' } },
      });
      // What is bought afterwards is open again.
      expect(await atDesk(world, key, LAST_NAME, 'charge')).toBe(200);
      const begun = await initPayment(world, { id: key.number, reservationHash: key.hash }, byCard);
      expect(cents(begun.payment?.amount ?? { value: 0, currency: '' })).toBe(1250);
    });

    it('that waits for a bank without a second attempt', async () => {
      const key = { id: stay('leaving').number, reservationHash: stay('leaving').hash };
      const begun = await initPayment(world, key, byCard);
      await actOnPage(world, begun.payment?.url ?? null, 'later');
      expect((await initPayment(world, key, byCard)).error).toMatchObject({ type: 'PAYMENT_IN_PROGRESS' });
      expect(await showStay(world, stay('leaving'))).toMatchObject({
        paymentStatus: 'PAYMENT_PENDING',
        options: { guarantee: { issueReason: 'GUARANTEE_IN_PROGRESS' } },
      });
    });
  });

  describe('is checked out', () => {
    const errorOf = async (key: StayKeys) => (await call(key, 'checkOut')).error?.type;

    it('on the day of leaving, when everything is paid; then no key works', async () => {
      const key = stay('arriving');
      expect(await errorOf(key)).toBe('NOT_CHECKED_IN');
      await arrive(key);
      expect(await errorOf(key)).toBe('NOT_DUEOUT');
      const { devices } = await call(key, 'registerMobileKeyDevice', { name: 'My phone' });
      await postForm(world, `/phone/${devices?.[0]?.id ?? ''}`, {});
      const { key: made } = await call(key, 'createMobileKey', { roomIndex: 0 });
      const { key: card } = await call(key, 'createPhysicalKey', { roomIndex: 0 });

      await setClock(world, MORNING_OF_LEAVING);
      expect(await errorOf(key)).toBe('UNPAID_INVOICES');
      const begun = await initPayment(world, { id: key.number, reservationHash: key.hash }, byCard);
      await actOnPage(world, begun.payment?.url ?? null, 'pay');
      const { reservation } = await call(key, 'checkOut');
      expect(reservation).toMatchObject({ status: 'CHECKEDOUT', stay: { checkedOutAt: MORNING_OF_LEAVING } });
      expect(reservation?.stay).toMatchObject({ devices: [], mobileKeys: [], roomsWithNotice: [] });
      expect((await postForm(world, `/door/${made?.id ?? ''}`, { room: '201' })).status).toBe(403);
      expect((await postForm(world, '/kiosk', { code: card?.code ?? '' })).status).toBe(403);
      expect((await call(key, 'checkOut')).reservation).toMatchObject({ status: 'CHECKEDOUT' });
    });

    it('at the desk, which takes what is open', async () => {
      expect(await atDesk(world, stay('leaving'), LAST_NAME, 'leave')).toBe(200);
      expect(await showStay(world, stay('leaving'))).toMatchObject({ status: 'CHECKEDOUT', paymentStatus: 'PAID' });
      expect(await atDesk(world, stay('leaving'), LAST_NAME, 'leave')).toBe(409);
    });

    it.each(checkOutCodes)('or not, with %s in its scenario', async (code) => {
      const scenario = as(`check-out-${kebab(code)}`);
      expect(await call(stay('leaving'), 'checkOut', {}, scenario)).toEqual({
        reservation: null,
        error: { type: code },
      });
      expect((await showStay(world, stay('leaving'))).status).toBe('DUEOUT');
    });
  });
});
