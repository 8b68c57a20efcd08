/** @jest-environment node */
import { guaranteeTypes, paymentFlows, paymentMethods } from '@/domain/payment/payment';
import { actOnPage, ask, MONDAY, signedIn, type Headers, type TestWorld } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { begun, payers, type Begun, type Key, type Way } from './testPayer';
import { bookingsIn, expectStanding, paymentsIn } from './testStanding';

const setClock = ({ address }: TestWorld, now: string | null) =>
  fetch(`${address}/__test/clock`, { method: 'POST', body: JSON.stringify({ now }) });
/** Lets the bank decide on a pending payment. */
const decide = async ({ address }: TestWorld, { number }: Key, act: string) => {
  const body = JSON.stringify({ bookingNumber: number, act });
  return (await fetch(`${address}/__test/payments`, { method: 'POST', body })).status;
};

const cardPage: Way = { type: 'DEPOSIT', method: 'CARD', flow: 'WEB_TERMINAL' };
const nameOf = ({ type, method, flow }: Way) => `${type} by ${method} through ${flow}`;

/** Every way that the types, flows and methods can be put together. */
const everyWay: readonly Way[] = guaranteeTypes.flatMap((type) =>
  paymentFlows.flatMap((flow) => paymentMethods.map((method) => ({ type, flow, method }))),
);
const isPage = ({ flow }: Way) => flow === 'WEB_TERMINAL' || flow === 'MERCHANT_HOSTED_WINDOW';

/** What the rates of the chain allow a stranger, and what a customer besides. */
const strangersWays = [
  'NONE by NONE through NONE',
  'NONE by NONE through PHYSICAL_TERMINAL',
  'CARD_VERIFICATION by CARD through MERCHANT_HOSTED_WINDOW',
  'CARD_VERIFICATION by CARD through WEB_TERMINAL',
  'DEPOSIT by ONLINE_BANK through MERCHANT_HOSTED_WINDOW',
  'DEPOSIT by CARD through MERCHANT_HOSTED_WINDOW',
  'DEPOSIT by ONLINE_BANK through WEB_TERMINAL',
  'DEPOSIT by CARD through WEB_TERMINAL',
];
const customersWays = [
  ...strangersWays,
  'S_POINTS by S_POINTS through NONE',
  'CARD_VERIFICATION by CARD through STORED_INSTRUMENT',
  'DEPOSIT by CARD through STORED_INSTRUMENT',
];

describe.each(payers.map((payer) => [payer.api, payer] as const))('a stay that is settled through %s', (api, payer) => {
  const world = testWorld();
  let customer: Headers;
  beforeAll(async () => {
    customer = await signedIn(world, 'scard');
  });
  beforeEach(() => resetWorld(world));

  it.each([
    ['a stranger', {}, strangersWays],
    ['a customer', null, customersWays],
  ])(
    'is settled by %s in the ways that the rates allow, and in no other',
    async (_, headers, allowed) => {
      // The older API has no method where nothing is due.
      const said = everyWay.filter(({ type, method }) => api === 'v2' || type !== 'NONE' || method === 'NONE');
      expect(said).toHaveLength(api === 'v2' ? 80 : 65);
      const reached: string[] = [];
      for (const way of said) {
        await resetWorld(world);
        const started = await payer.start(world, way, headers ?? customer);
        if (started.kind === 'begun') reached.push(nameOf(way));
        else {
          expect(paymentsIn(world)).toEqual([]);
          expect(bookingsIn(world).filter(({ state }) => state !== 'HELD')).toEqual([]);
        }
      }
      expect([...reached].sort()).toEqual([...allowed].sort());
    },
    60_000,
  );

  it('refuses every way that is not allowed for a booking that waits, too', async () => {
    const { key } = begun(await payer.start(world, cardPage));
    const refused = everyWay.filter((way) => !strangersWays.includes(nameOf(way)) || way.type === 'NONE');
    expect(refused).toHaveLength(74);
    for (const way of refused) {
      const { kind, ...again } = await payer.again(world, key, way);
      const why = way.type === 'NONE' ? 'INVALID_RESERVATION' : 'PAYMENT_FAILURE/METHOD_NOT_ALLOWED';
      expect([nameOf(way), kind, again]).toEqual([nameOf(way), 'refused', { why }]);
    }
    await expectStanding(world, key, 'DEPOSIT', { state: 'HELD', isSecured: false, payments: ['OPEN'] });
  });

  const pageWays = everyWay.filter((way) => isPage(way) && strangersWays.includes(nameOf(way)));
  it('has six ways to a payment page', () => {
    expect(pageWays).toHaveLength(6);
  });

  describe.each(pageWays.map((way) => [nameOf(way), way] as const))('%s', (_, way) => {
    const start = async () => begun(await payer.start(world, way));
    const completed = async ({ key, paymentId }: Begun): Promise<string> => {
      const outcomes = await Promise.all(payers.map((each) => each.complete(world, key, paymentId ?? '')));
      expect(new Set(outcomes).size).toBe(1);
      return outcomes[0] ?? '';
    };
    const open = { state: 'HELD', isSecured: false } as const;
    const paid = { state: 'BOOKED', isSecured: true } as const;

    it.each([
      ['pay', 'done', { ...paid, payments: ['PAID'] }],
      ['decline', 'PAYMENT_FAILURE/REFUSED_BY_ISSUER', { ...open, payments: ['DECLINED'] }],
      ['cancel', 'PAYMENT_FAILURE/CANCELLED_BY_CUSTOMER', { ...open, payments: ['CANCELLED'] }],
      ['time-out', 'TIME_OUT', { ...open, payments: ['TIMED_OUT'] }],
      ['leave', 'PAYMENT_IN_PROGRESS', { ...open, payments: ['OPEN'] }],
      ['later', 'PAYMENT_IN_PROGRESS', { ...open, payments: ['PENDING'] }],
    ] as const)('ends as the guest chose: %s', async (act, outcome, standing) => {
      const started = await start();
      expect(await actOnPage(world, started.url, act)).toBe('/en/payment/return?payment=returned');
      expect(await completed(started)).toBe(outcome);
      expect(await completed(started)).toBe(outcome);
      await expectStanding(world, started.key, way.type, standing);
    });

    it('takes the money once when the guest pays twice', async () => {
      const started = await start();
      await Promise.all([actOnPage(world, started.url, 'pay'), actOnPage(world, started.url, 'pay')]);
      await actOnPage(world, started.url, 'decline');
      expect(await completed(started)).toBe('done');
      await expectStanding(world, started.key, way.type, { ...paid, payments: ['PAID'] });
    });

    it('cannot be paid at the page of an earlier attempt, and is paid once at the later one', async () => {
      const first = await start();
      const second = begun(await payer.again(world, first.key, way));
      await actOnPage(world, first.url, 'pay');
      expect(await completed(first)).toBe('PAYMENT_FAILURE/CANCELLED_BY_CUSTOMER');
      await expectStanding(world, first.key, way.type, { ...open, payments: ['SUPERSEDED', 'OPEN'] });
      await actOnPage(world, second.url, 'pay');
      expect([await completed(first), await completed(second)]).toEqual(['done', 'done']);
      const third = await payer.again(world, first.key, way);
      expect(third).toEqual({ kind: 'refused', why: 'ALREADY_COMPLETED' });
      await expectStanding(world, first.key, way.type, { ...paid, payments: ['SUPERSEDED', 'PAID'] });
    });

    it('is paid in a new attempt after a decline, through either API', async () => {
      const first = await start();
      await actOnPage(world, first.url, 'decline');
      const other = payers.find((each) => each.api !== api) ?? payer;
      const second = begun(await other.again(world, first.key, way));
      await actOnPage(world, second.url, 'pay');
      expect(await completed(second)).toBe('done');
      await expectStanding(world, first.key, way.type, { ...paid, payments: ['DECLINED', 'PAID'] });
    });

    it('is made once when the answers are lost and the calls repeated under their keys', async () => {
      const headers = { 'x-scenario': 'lost-answer', 'idempotency-key': `lost-${way.type}-${way.method}-${way.flow}` };
      const started = begun(await payer.start(world, way, headers));
      await actOnPage(world, started.url, 'pay');
      expect(await completed(started)).toBe('done');
      await expectStanding(world, started.key, way.type, { ...paid, payments: ['PAID'] });
    });

    it('cannot be paid when the rooms are released', async () => {
      const started = await start();
      await setClock(world, new Date(MONDAY.getTime() + 30 * 60_000).toISOString());
      await actOnPage(world, started.url, 'pay');
      expect(await completed(started)).toBe('TIME_OUT');
      expect(await payer.again(world, started.key, way)).toEqual({ kind: 'refused', why: 'TIME_OUT' });
      await expectStanding(world, started.key, way.type, {
        state: 'RELEASED',
        isSecured: false,
        payments: ['TIMED_OUT'],
      });
    });

    it.each([
      ['pay', 'done', { ...paid, payments: ['PAID'] }],
      ['decline', 'PAYMENT_FAILURE/REFUSED_BY_ISSUER', { ...open, payments: ['DECLINED'] }],
    ] as const)('keeps the rooms for days until the bank decides: %s', async (act, outcome, standing) => {
      const started = await start();
      await actOnPage(world, started.url, 'later');
      await setClock(world, '2026-11-06T09:00:00+02:00');
      expect(await completed(started)).toBe('PAYMENT_IN_PROGRESS');
      const inProgress = { kind: 'refused', why: 'PAYMENT_IN_PROGRESS' };
      for (const each of payers) expect(await each.again(world, started.key, way)).toEqual(inProgress);
      await actOnPage(world, started.url, 'cancel');
      await expectStanding(world, started.key, way.type, { ...open, payments: ['PENDING'] });
      expect(await decide(world, started.key, act)).toBe(200);
      expect(await decide(world, started.key, 'decline')).toBe(400);
      expect(await completed(started)).toBe(outcome);
      await expectStanding(world, started.key, way.type, standing);
      // A guest whose bank declined has half an hour for another attempt.
      if (act === 'decline') {
        expect(bookingsIn(world)[0]?.expiresAt).toBe(Date.parse('2026-11-06T09:30:00+02:00'));
      }
    });
  });

  const atOnce: readonly Way[] = everyWay.filter((way) => !isPage(way) && customersWays.includes(nameOf(way)));
  it('has five ways without a page', () => {
    expect(atOnce).toHaveLength(5);
  });

  it.each(atOnce.map((way) => [nameOf(way), way] as const))('is settled at once, and once only: %s', async (_, way) => {
    const headers = { ...customer, 'x-scenario': 'lost-answer', 'idempotency-key': `once-${way.type}-${way.flow}` };
    const { key, paymentId, url } = begun(await payer.start(world, way, headers));
    const isFree = way.type === 'NONE';
    expect(url).toBeNull();
    expect(bookingsIn(world)).toMatchObject([{ flow: api === 'v1' && !isFree ? null : way.flow }]);
    if (!isFree) {
      for (const each of [...payers, ...payers]) expect(await each.complete(world, key, paymentId ?? '')).toBe('done');
      const again = await payer.again(world, key, way, customer);
      expect(again).toEqual({ kind: 'refused', why: 'ALREADY_COMPLETED' });
    }
    const payments = isFree ? [] : ['PAID'];
    await expectStanding(world, key, way.type, { state: 'BOOKED', isSecured: !isFree, payments });
  });

  it('cannot be cancelled while the bank decides, and can be after it declined', async () => {
    const { key, url } = begun(await payer.start(world, cardPage));
    await actOnPage(world, url, 'later');
    const cancel = async () => {
      const newer = `mutation { cancelBooking(input: { bookingNumber: "${key.number}", bookingHash: "${key.hash}", locale: EN_GB }) {
        ... on CancelBookingFailure { reason } } }`;
      const older = `mutation { cancelReservation(id: "${key.number}", reservationHash: "${key.hash}", locale: en_GB) {
        error { type } } }`;
      return [(await ask(world, newer)).data, (await ask(world, older, {}, {}, '/graphql')).data];
    };
    expect(await cancel()).toEqual([
      { cancelBooking: { reason: 'GUARANTEE_IN_PROGRESS' } },
      { cancelReservation: { error: { type: 'GUARANTEE_IN_PROGRESS' } } },
    ]);
    await expectStanding(world, key, 'DEPOSIT', { state: 'HELD', isSecured: false, payments: ['PENDING'] });
    await decide(world, key, 'decline');
    expect(await cancel()).toEqual([{ cancelBooking: {} }, { cancelReservation: { error: null } }]);
    expect(bookingsIn(world)).toMatchObject([{ state: 'CANCELLED', paid: 0 }]);
  });

  it('waits for the bank with a saved card, too, when the bank decides later', async () => {
    const way: Way = { type: 'DEPOSIT', method: 'CARD', flow: 'STORED_INSTRUMENT' };
    const headers = { ...customer, 'x-scenario': 'payment-pending' };
    const { key, paymentId, url } = begun(await payer.start(world, way, headers));
    expect(url).toBeNull();
    expect(await payer.complete(world, key, paymentId ?? '')).toBe('PAYMENT_IN_PROGRESS');
    await expectStanding(world, key, 'DEPOSIT', { state: 'HELD', isSecured: false, payments: ['PENDING'] });
    expect(await decide(world, key, 'pay')).toBe(200);
    await expectStanding(world, key, 'DEPOSIT', { state: 'BOOKED', isSecured: true, payments: ['PAID'] });
  });
});
