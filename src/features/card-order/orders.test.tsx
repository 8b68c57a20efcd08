/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { act, cleanup, renderHook } from '@testing-library/react';
import { buyer, consents } from '../../../contracts/http/testCards';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { announceWrite } from '@/browser/keptValue';
import { waysToPayCard } from '@/domain/card/cardOrder';
import { cardPurposes } from '@/domain/card/loyaltyCard';
import type { CardOrderContent } from '@/domain/card/cardOrder';
import type { PaymentOutcomeKind } from '@/domain/payment/paymentOutcome';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import type { Tokens } from '@/domain/guest/token';
import { usePurchaseScard, useRenewScard } from '@/state/cardSaleState';
import { cardSaleKeys } from '@/state/keptFlow';
import { StateRoot } from '@/state/StateRoot';
import { useGiveUp } from './useGiveUp';
import { useOrderCard } from './useOrderCard';
import { cardOrderCalls } from './site/cardOrderCalls';

// A lost answer is asked for again at once.
jest.mock('@/api/retry', () => ({ retryDelay: () => 0 }));

const { fetch } = globalThis;
/** Whether the answers to orders are lost on their way back. */
let isLost = false;
const world = testWorld();
answerSite(world, (send) => async (url, init) => {
  const answer = await send(url, init);
  if (!isLost || !/mutation orderCard/.test(String(init?.body))) return answer;
  await answer.text();
  throw new TypeError('The answer is lost');
});
const holders = { PURCHASE: 'none', RENEWAL: 'scard-expiring' } as const;
const signIn = async (purpose: CardPurpose) => {
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${holders[purpose]}`);
  storeTokens((await answer.json()) as Tokens);
};
beforeEach(async () => {
  localStorage.clear();
  await resetWorld(world);
});
afterEach(() => {
  isLost = false;
  clearTokens('SIGNED_OUT');
  cleanup();
});

const wayBy = (wanted: (choice: GuaranteeChoice) => boolean): GuaranteeChoice => {
  const way = waysToPayCard([]).find(({ choice }) => wanted(choice));
  if (!way) throw new Error('No such way');
  return way.choice;
};
const byCard = wayBy(({ method }) => method === 'CARD');
const byBank = wayBy(({ bank }) => bank === 'OP');

const { address, ...person } = buyer;
const contentOf = (purpose: CardPurpose, payment: GuaranteeChoice): CardOrderContent => ({
  purpose,
  locale: 'en',
  buyer:
    purpose === 'PURCHASE'
      ? { person: { ...person, ...address }, consents: { ...consents, communicationsLanguage: 'fi' } }
      : null,
  promotionCode: null,
  price: money(2500),
  payment,
  savesPaymentCard: false,
  returnUrl: '/s-card/maksu',
});

/** A tab of the guest's browser, on the pages of a card; `outcome` is what it was told of the payment. */
function openTab(purpose: CardPurpose, pages: string[], outcome: PaymentOutcomeKind | null = null) {
  const useSale = purpose === 'PURCHASE' ? usePurchaseScard : useRenewScard;
  const idle = { attempt: { createKey: '', answers: 0, sent: null, order: null, payment: null } };
  const onOrdered = (url: string | null) => void (url && pages.push(url));
  const { result } = renderHook(
    () => {
      const sale = useSale();
      const { status } = sale.sale;
      const nothing = () => undefined;
      const order = useOrderCard({
        status,
        sale,
        orderCard: cardOrderCalls.orderCard,
        onOrdered,
        onRefused: nothing,
      });
      const giveUp = useGiveUp({
        attempt: status ?? idle.attempt,
        purpose,
        outcome,
        sale,
        voidOrder: cardOrderCalls.voidOrder,
        onGivenUp: nothing,
        onKept: nothing,
      });
      return { status, order, giveUp };
    },
    { wrapper: StateRoot },
  );
  return result;
}
type Tab = ReturnType<typeof openTab>;

async function settle(tabs: readonly Tab[], pages: readonly string[], work: () => void): Promise<void> {
  const before = pages.length;
  await act(async () => work());
  const isBusy = ({ current: { order, giveUp } }: Tab) => order.isSending || giveUp.isGivingUp;
  // One that leaves for a payment page stays busy.
  for (let turn = 0; turn < 200; turn += 1) {
    const busy = tabs.filter(isBusy).length;
    if (busy === 0 || (pages.length > before && busy === 1)) break;
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

interface Payment {
  readonly id: string;
  readonly bookingNumber: string;
}
const rows = <Row,>(query: string) => world.harness.world.store.prepare(query).all() as readonly Row[];
const actOn = (page: string, does: string) =>
  fetch(`${world.address}${page}`, { method: 'POST', body: new URLSearchParams({ act: does }), redirect: 'manual' });

/** The worst that can follow: every payment page that a guest has is paid on, and every bank confirms. */
async function payEverything(pages: readonly string[]): Promise<void> {
  for (const page of pages) await actOn(page, 'pay');
  for (const { bookingNumber } of rows<Payment>('SELECT id, bookingNumber FROM payments')) {
    const body = JSON.stringify({ bookingNumber, act: 'pay' });
    await fetch(`${world.address}/__test/payments`, { method: 'POST', body });
  }
}

const states = ['made', 'unanswered', 'paying', 'atBank', 'declined'] as const;
type State = (typeof states)[number];
const events = ['tab at once', 'tab later', 'give up', 'order again', 'other way', 'other device'] as const;
type Event = (typeof events)[number];
interface Case {
  readonly purpose: CardPurpose;
  readonly state: State;
  readonly event: Event;
}
const cases: readonly Case[] = cardPurposes.flatMap((purpose) =>
  states.flatMap((state) =>
    events
      // An order without an answer is only sent again as it was.
      .filter((event) => state !== 'unanswered' || event !== 'other way')
      .map((event) => ({ purpose, state, event })),
  ),
);

const tellTabs = () => act(() => Object.values(cardSaleKeys).forEach(announceWrite));

async function play({ purpose, state, event }: Case, pages: string[]): Promise<readonly Tab[]> {
  await signIn(purpose);
  const content = contentOf(purpose, byCard);
  const first = openTab(purpose, pages);
  const second = openTab(purpose, pages);
  isLost = state === 'unanswered';
  await settle([first, second], pages, () => {
    first.current.order.send(content);
    if (event === 'tab at once') second.current.order.send(content);
  });
  isLost = false;
  const [page] = pages;
  if (page && state === 'atBank') await actOn(page, 'later');
  if (page && state === 'declined') await actOn(page, 'decline');
  if (page && state === 'paying') await fetch(`${world.address}${page}`);
  if (event !== 'tab at once') tellTabs();
  // What was drawn without the order cannot be sent any more; the page of the order is left for its payment.
  const next = openTab(purpose, pages);
  if (event === 'tab later') expect(second.current.status).not.toBeNull();
  if (event === 'give up' || event === 'order again') await settle([next], pages, () => next.current.giveUp.giveUp());
  if (event === 'order again' || event === 'other way') {
    const payment = event === 'other way' ? byBank : byCard;
    await settle([next], pages, () => next.current.order.send(contentOf(purpose, payment)));
  }
  if (event === 'other device') {
    localStorage.clear();
    await signIn(purpose);
    const device = openTab(purpose, pages);
    await settle([device], pages, () => device.current.order.send(contentOf(purpose, byBank)));
    return [device];
  }
  tellTabs();
  return [first, second, next];
}

/** How many cards, or years, are paid for in the end. */
function expected({ state, event }: Case): number {
  if (event === 'order again' || event === 'other way' || event === 'other device') return 1;
  if (state === 'unanswered' || state === 'declined') return 0;
  return event === 'give up' && state !== 'atBank' ? 0 : 1;
}

describe('an order of a card', () => {
  it.each(cases)('$purpose: $state, then $event', async (each) => {
    const pages: string[] = [];
    const tabs = await play(each, pages);
    const told = tabs.map(({ current }) => current.status?.order?.orderId ?? current.status);
    const open = rows<{ id: string }>("SELECT id FROM sCardOrders WHERE state = 'UNPAID'").map(({ id }) => id);
    await payEverything(pages);
    const paid = rows<{ id: string }>("SELECT id FROM sCardOrders WHERE state = 'PAID'").map(({ id }) => id);
    const [taken] = rows<{ total: number | null }>("SELECT SUM(amount) AS total FROM payments WHERE state = 'PAID'");
    expect({ cards: paid.length, taken: taken?.total ?? 0 }).toEqual({
      cards: expected(each),
      taken: 2500 * expected(each),
    });
    // What can be charged is known to every tab, or the bank refused another order on another device.
    const isRefused = each.event === 'other device' && each.state === 'atBank';
    for (const known of told) {
      if (paid.length > 0 && !isRefused) expect(paid).toContain(known);
      if (typeof known === 'string') expect(open).toContain(known);
    }
    if (isRefused) expect(tabs[0]?.current.order.refusal?.failure.code).toBe('PAYMENT_IN_PROGRESS');
  });

  it('counts every state and event of a purchase and of a renewal', () => expect(cases).toHaveLength(58));
});
