import { aKey } from '@/domain/testKey';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { environment as site } from '@/config/environment';
import { money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { keyToPay, newAttempt, withBooking } from '@/domain/payment/orderAttempt';
import { paymentState } from '@/domain/payment/paymentState';
import type { Tokens } from '@/domain/guest/token';
import { callOf } from '../testAsk';
import { byCard, orderFor } from '../testOrder';
import { aSearch } from '../testSearch';
import { clearTokens, storeTokens } from '../tokenStore';
import { offersOfV1 } from './testOffersV1';
import { readMade, useBookStayV1 } from './useBookStayV1';
import { useReadBookingV1 } from './useBookingCallsV1';
import { useStartPaymentV1 } from './useStartPaymentV1';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

const { fetch } = globalThis;
/** The scenario is a header here; in a browser it is a cookie. */
let scenario = '';
const sent: { readonly name: string; readonly headers: Readonly<Record<string, string>> }[] = [];
const world = testWorld();
answerSite(world, (send) => (url, init) => {
  const { operationName } = JSON.parse(String(init?.body)) as { readonly operationName: string };
  const headers = { ...(init?.headers as Record<string, string>), ...(scenario ? { 'x-scenario': scenario } : {}) };
  sent.push({ name: operationName, headers });
  return send(url, { ...init, headers });
});
beforeEach(() => sent.splice(0));
afterEach(() => {
  scenario = '';
  clearTokens('SIGNED_OUT');
});

const signIn = async (customer: string) => {
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
  storeTokens((await answer.json()) as Tokens);
};
const offers = async (criteria = aSearch()) => {
  const found = await offersOfV1(criteria);
  if (!found.ok) throw new Error('Nothing is offered');
  return found.value;
};
const anOrder = async (fields: Partial<CreateBookingOrder> = {}, criteria = aSearch()) => {
  const order = orderFor(await offers(criteria), { criteria, guarantee: byCard, ...fields });
  sent.splice(0);
  return order;
};
const bookStay = (order: CreateBookingOrder, key: string) => callOf(site.siteEndpoint, useBookStayV1)(order, aKey(key));
const booked = async () =>
  ((await (await fetch(`${world.address}/__test/bookings`)).json()) as { count: number }).count;
const namesSent = () => sent.map(({ name }) => name);

const refusals: Readonly<Record<string, string>> = {
  'guarantee-payment-failure': 'PAYMENT_FAILURE',
  'payment-method-not-allowed': 'METHOD_NOT_ALLOWED',
};

describe('an order over the site’s API', () => {
  it('is reserved, and its payment is started, each under a key of its own', async () => {
    const order = await anOrder();
    expect(await bookStay(order, 'K1')).toMatchObject({
      ok: true,
      value: {
        payment: {
          paymentUrl: expect.stringContaining('/pay/'),
          method: 'CARD',
          heldUntil: '2026-11-02T09:30:00+02:00',
        },
        amount: order.expectedPrice,
      },
    });
    expect(sent.map(({ name, headers }) => [name, headers['idempotency-key']])).toEqual([
      ['useBookStayV1Mutation', expect.stringMatching(/^K1:book:/)],
      ['useStartPaymentV1Mutation', expect.stringMatching(/^K1:0:pay:\d+:DEPOSIT-CARD-/)],
    ]);
  });

  it('is one call when nothing is due', async () => {
    const order = await anOrder({ guarantee: { ...byCard, type: 'NONE', method: 'NONE', flow: 'NONE', card: null } });
    expect(await bookStay(order, 'K2')).toMatchObject({
      ok: true,
      value: { payment: { paymentId: null, paymentUrl: null, method: 'NONE', heldUntil: null } },
    });
    expect(namesSent()).toEqual(['useBookStayV1Mutation']);
  });

  it.each(['lost-answer', 'lost-answer:createReservation', 'lost-answer:initReservationPayment'])(
    'is one reservation with one payment when an answer is lost and asked again: %s',
    async (fault) => {
      const before = await booked();
      const order = await anOrder();
      scenario = fault;
      const first = await bookStay(order, fault);
      expect(first).toMatchObject({ ok: true, value: { payment: { paymentUrl: expect.stringContaining('/pay/') } } });
      scenario = '';
      expect(await bookStay(order, fault)).toEqual(first);
      expect((await booked()) - before).toBe(1);
    },
  );

  it.each(['guarantee-payment-failure', 'server-error:initReservationPayment', 'payment-method-not-allowed'])(
    'stays booked when only its payment cannot be started, which can be done again: %s',
    async (fault) => {
      const order = await anOrder();
      scenario = fault;
      const made = await bookStay(order, fault);
      scenario = '';
      if (!made.ok) throw new Error('Not booked');
      expect(made.value.payment).toEqual({
        paymentId: null,
        paymentUrl: null,
        method: 'CARD',
        heldUntil: '2026-11-02T09:30:00+02:00',
      });
      // Only a refusal says why: without an answer the payment may have been begun.
      expect(made.value.refusedPayment?.code).toBe(refusals[fault]);
      const { bookingNumber, bookingHash } = made.value;
      const key = { bookingNumber, bookingHash };
      const found = await callOf(site.siteEndpoint, () => useReadBookingV1('en'))(key);
      if (!found.ok) throw new Error('Not found');
      expect(paymentState({ ...found.value, lastFailure: null, isOwed: false })).toEqual({
        kind: 'notPaid',
        maySafelyRetry: true,
      });
      // A start without an answer is repeated by the next press; after a refusal the press is another call.
      const attempt = withBooking(newAttempt('v1', fault, order, found.value.hotel), made.value);
      const payKey = keyToPay(attempt, byCard);
      const begun = sent.findLast(({ name }) => name === 'useStartPaymentV1Mutation');
      expect(payKey === begun?.headers['idempotency-key']).toBe(!(fault in refusals));
      const again = await callOf(site.siteEndpoint, useStartPaymentV1)(key, byCard, '/r', payKey);
      expect(again).toMatchObject({ ok: true, value: { paymentUrl: expect.stringContaining('/pay/') } });
    },
  );

  it.each(['payment-page-missing', 'payment-page-unsafe'])('has no address to pay at: %s', async (page) => {
    const order = await anOrder();
    scenario = page;
    expect(await bookStay(order, page)).toMatchObject({
      ok: true,
      value: { bookingNumber: expect.any(String), payment: { paymentId: expect.any(String), paymentUrl: null } },
    });
  });

  it('is refused with both prices when the total is not the one that the guest saw', async () => {
    const before = await booked();
    const order = await anOrder();
    const cheap = { ...order, expectedPrice: money(100) };
    expect(await bookStay(cheap, 'cheap')).toEqual({
      ok: false,
      failure: { kind: 'refused', failures: [], price: { expected: money(100), actual: order.expectedPrice } },
    });
    expect(await booked()).toBe(before);
    expect(namesSent()).toEqual(['useBookStayV1Mutation']);
  });

  it('is refused with the code where the new total is not known', async () => {
    const order = await anOrder();
    scenario = 'price-change-issue';
    expect(await bookStay(order, 'unknown price')).toMatchObject({
      failure: { kind: 'refused', failures: [{ kind: 'booking', code: 'PRICE_CHANGE' }], price: null },
    });
  });

  it('is refused with every reason of one answer, each with its room', async () => {
    const criteria = aSearch({ party: { ...aSearch().party, rooms: 2, adults: 4 } });
    const order = await anOrder({}, criteria);
    scenario = 'every-room-refused';
    expect(await bookStay(order, 'two rooms')).toMatchObject({
      failure: {
        failures: [
          { code: 'ROOM_NOT_AVAILABLE', roomIndex: 0 },
          { code: 'ROOM_NOT_AVAILABLE', roomIndex: 1 },
        ],
        price: null,
      },
    });
  });

  it('may have been booked when no answer can be read', async () => {
    const order = await anOrder();
    scenario = 'server-error:createReservation';
    expect(await bookStay(order, 'no answer')).toMatchObject({ ok: false, failure: { kind: 'noAnswer' } });
    expect(() => readMade({ reservation: null, errors: [], notLoggedIn: null }, order)).toThrow('a reservation');
  });
});

describe('an order of a customer over the site’s API', () => {
  it('is sent as theirs, in the role of the membership that it uses', async () => {
    await signIn('asom');
    const criteria = aSearch({ loyaltyTypes: ['ASOM'] });
    const membership = { type: 'ASOM', identifier: '8001001' } as const;
    const found = await offers(criteria);
    const order = orderFor(found, { criteria, rate: 'ASOM', guarantee: byCard, membership, asCustomer: true });
    sent.splice(0);
    expect(await bookStay(order, 'member')).toMatchObject({ ok: true });
    expect(sent.map(({ name, headers }) => [name, headers['x-customer-profile'] ?? null])).toEqual([
      ['useBookStayV1OfCustomerMutation', 'PRIVATE'],
      ['useStartPaymentV1OfCustomerMutation', null],
    ]);
  });

  it('is never sent as a stranger’s: without a sign-in nothing is booked', async () => {
    const before = await booked();
    const order = await anOrder({ asCustomer: true });
    expect(await bookStay(order, 'signed out')).toMatchObject({
      failure: { kind: 'refused', failures: [{ kind: 'authorization', code: 'NO_TOKEN_PROVIDED' }], price: null },
    });
    expect(namesSent()).toEqual(['useBookStayV1OfCustomerMutation']);
    expect(await booked()).toBe(before);
  });
});
