/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup } from '@testing-library/react';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { byCard } from '@/api/testOrder';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { attemptToPay } from '@/domain/payment/orderAttempt';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { flowKeeping } from '@/state/reservationFlowShape';
import { ordersIn } from '@/state/flowOrders';
import { keptStorage } from '@/browser/keptStorage';
import { readKept } from '@/browser/keptValue';
import { openTab, settle, storeReadyFlow, tellTabs } from './testTabs';
import type { Tab } from './testTabs';

// A lost answer is asked for again at once.
jest.mock('@/api/retry', () => ({ retryDelay: () => 0 }));
jest.setTimeout(60_000);

const { fetch } = globalThis;
/** Operations whose answers are lost on their way back. */
let lost: RegExp | null = null;
const world = testWorld();
answerSite(world, (send) => async (url, init) => {
  const answer = await send(url, init);
  if (!lost?.test(String(init?.body))) return answer;
  await answer.text();
  throw new TypeError('The answer is lost');
});
beforeEach(async () => {
  localStorage.clear();
  await resetWorld(world);
});
afterEach(() => {
  lost = null;
  cleanup();
});

const byBank: GuaranteeChoice = {
  ...byCard,
  flow: 'MERCHANT_HOSTED_WINDOW',
  method: 'ONLINE_BANK',
  bank: 'OP',
  card: null,
};

interface Payment {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly bookingNumber: string;
}
const rows = <Row,>(query: string) => world.harness.world.store.prepare(query).all() as readonly Row[];
const payments = () => rows<Payment>('SELECT id, state, amount, bookingNumber FROM payments ORDER BY rowid');
const actOn = ({ id }: Payment, act: string) =>
  fetch(`${world.address}/pay/${id}`, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
const decide = ({ bookingNumber }: Payment) =>
  fetch(`${world.address}/__test/payments`, { method: 'POST', body: JSON.stringify({ bookingNumber, act: 'pay' }) });

/** The worst that can follow: every payment page that was ever opened is paid on, and every bank confirms. */
async function payEverything(): Promise<void> {
  for (const payment of payments()) await actOn(payment, 'pay');
  for (const payment of payments()) await decide(payment);
}

/** Bookings that hold rooms, and the money that was taken for each. */
function counted(): { readonly live: number; readonly overpaid: number; readonly paid: number } {
  const bookings = rows<{ number: string; state: string; total: number }>('SELECT number, state, total FROM bookings');
  const takenFor = (number: string) =>
    payments()
      .filter(({ bookingNumber, state }) => bookingNumber === number && state === 'PAID')
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    live: bookings.filter(({ state }) => state === 'BOOKED' || state === 'HELD').length,
    overpaid: bookings.filter(({ number, total }) => takenFor(number) > total).length,
    paid: bookings.filter(({ number }) => takenFor(number) > 0).length,
  };
}

/** The orders that this browser knows: what its tabs can tell the guest. */
const known = () => {
  const flow = readKept(keptStorage, flowKeeping, Date.now());
  return flow ? ordersIn(flow) : [];
};

const states = ['made', 'unanswered', 'paying', 'atBank', 'declined'] as const;
type State = (typeof states)[number];
const events = ['tab at once', 'tab later', 'give up', 'set aside', 'other way', 'other device'] as const;
type Event = (typeof events)[number];
interface Case {
  readonly api: BookingApi;
  readonly state: State;
  readonly event: Event;
}

const createCalls = /"query":"mutation [^"]*(createBooking|createReservation)/;

/** Brings the order that was sent to a state. */
async function reach(state: State): Promise<void> {
  const [first] = payments();
  if (state === 'atBank' && first) await actOn(first, 'later');
  if (state === 'declined' && first) await actOn(first, 'decline');
  if (state === 'paying' && first) await fetch(`${world.address}/pay/${first.id}`);
  lost = null;
}

const numbersIn = (tab: Tab) => {
  const { flow } = tab.current.slice;
  return ordersIn(flow).map(({ booking }) => booking?.bookingNumber ?? 'unanswered');
};

/** What follows for each: live bookings in the end, and how many of them were paid for. */
function expected({ api, state, event }: Case): { readonly live: number; readonly paid: number } {
  if (event === 'give up' && state !== 'atBank') return { live: 0, paid: 0 };
  const isPaidLater = event === 'other way' || event === 'other device';
  // The older API begins the payment once the answer is there.
  const isNotBegun = state === 'unanswered' && api === 'v1';
  const paidOnce = (state === 'declined' && !isPaidLater) || isNotBegun ? 0 : 1;
  if (event === 'set aside') return { live: 2, paid: paidOnce + 1 };
  return { live: 1, paid: paidOnce };
}

const isPossible = (state: State, event: Event): boolean =>
  // Without an answer nobody knows a number to cancel by, to pay for, or to type on another device.
  state !== 'unanswered' || !['give up', 'other way', 'other device'].includes(event);

const cases = bookingApis.flatMap((api) =>
  states.flatMap((state) => events.filter((event) => isPossible(state, event)).map((event) => ({ api, state, event }))),
);

async function play({ api, state, event }: Case): Promise<readonly Tab[]> {
  const { hotel } = await storeReadyFlow(api);
  if (!hotel) throw new Error('No hotel');
  const first = openTab(api, hotel);
  const second = openTab(api, hotel);
  if (state === 'unanswered') lost = createCalls;
  await settle([first, second], () => {
    first.current.order.send(byCard);
    if (event === 'tab at once') second.current.order.send(byCard);
  });
  await reach(state);
  if (event !== 'tab at once') tellTabs();
  if (event === 'tab later') await settle([second], () => second.current.order.send(byCard));
  const key = first.current.slice.flow.paymentState?.createKey ?? '';
  if (event === 'give up') await settle([first], () => first.current.cancelling.cancel());
  if (event === 'other way') await settle([first], () => first.current.payment.start(byBank));
  if (event === 'set aside') {
    await settle([first], () => first.current.slice.setOrderAside(key));
    // The page of the first order was left for its payment.
    const next = openTab(api, hotel);
    await settle([next], () => next.current.order.send(byCard));
  }
  if (event === 'other device') return [await payElsewhere(api, hotel)];
  tellTabs();
  return [first, second];
}

/** On another device, from the booking's own page. */
async function payElsewhere(api: BookingApi, hotel: Parameters<typeof openTab>[1]): Promise<Tab> {
  const [order] = known();
  if (!order?.booking) throw new Error('Not booked');
  localStorage.clear();
  const tab = openTab(api, hotel);
  const found = await tab.current.calls.readBooking(order.booking);
  if (!found.ok) throw new Error('Not found');
  await settle([tab], () => tab.current.slice.keepAttempt(attemptToPay(api, 'elsewhere', found.value)));
  await settle([tab], () => tab.current.payment.start(byBank));
  return tab;
}

describe('an order of rooms', () => {
  it.each(cases)('$api: $state, then $event', async ({ api, state, event }) => {
    const tabs = await play({ api, state, event });
    const told = tabs.map(numbersIn);
    await payEverything();
    const { live, paid, overpaid } = counted();
    expect({ live, paid, overpaid }).toEqual({ ...expected({ api, state, event }), overpaid: 0 });
    // Every tab knows every booking that may still be charged.
    const left = rows<{ number: string }>("SELECT number FROM bookings WHERE state <> 'CANCELLED'");
    for (const numbers of told) {
      expect(numbers).toHaveLength(left.length);
      for (const number of numbers) if (number !== 'unanswered') expect(left).toContainEqual({ number });
    }
  });

  it('counts every state and event for both APIs', () => {
    expect(cases).toHaveLength(54);
  });
});
