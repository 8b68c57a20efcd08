import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { unpaidReasons } from '@/domain/card/cardOrder';
import type { CardOrder, CardOrderAttempt } from '@/domain/card/cardOrder';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { membershipStatuses } from '@/domain/card/loyaltyCard';
import type { MembershipStatus } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { writeKept } from '@/browser/keptValue';
import { keptStorage } from '@/browser/keptStorage';
import { emptyPurchase, purchaseKeeping } from '@/state/purchaseScardShape';
import en from '../../../public/locales/en/common.json';
import { CardPayment } from './CardPayment';

const session = jest.fn();
jest.mock('@/session/useSession', () => ({ useSession: () => session() }));
const refreshEverywhere = jest.fn();
jest.mock('@/session/session', () => ({ session: { refreshEverywhere: () => refreshEverywhere() } }));

const attempt: CardOrderAttempt = {
  createKey: 'key',
  answers: 1,
  sent: null,
  order: { orderId: 'SC700001', orderKey: 'secret' },
  payment: { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'CARD', heldUntil: null },
};
const order: CardOrder = {
  orderId: 'SC700001',
  orderKey: 'secret',
  status: 'UNPAID',
  price: money(2500),
  cardNumber: null,
  validUntil: null,
};
const paid: CardOrder = { ...order, status: 'PAID', cardNumber: '6400100019', validUntil: '2027-11-01' };

const links = { about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' };

interface World {
  readonly completed: CardOrder | Failure;
  readonly found?: CardOrder;
  readonly membership?: MembershipStatus;
  /** Whether an order waits for its payment. Default: yes. */
  readonly isWaiting?: boolean;
  /** What the form still has; empty once it is forgotten. */
  readonly firstName?: string;
}

function keepOrder(status: CardOrderAttempt | null, firstName = 'Aino'): void {
  const form = { ...emptyPurchase.form, customer: { ...emptyPurchase.form.customer, firstName } };
  writeKept(keptStorage, purchaseKeeping, { ...emptyPurchase, status, form }, Date.now());
}

async function open({ completed, found = order, membership = 'ACTIVE', isWaiting = true, firstName }: World) {
  keepOrder(isWaiting ? attempt : null, firstName);
  const calls = {
    orderCard: jest.fn<ReturnType<CardOrderCalls['orderCard']>, Parameters<CardOrderCalls['orderCard']>>(),
    completePayment: jest.fn().mockResolvedValue('status' in completed ? succeed(completed) : fail(completed)),
    voidOrder: jest.fn().mockResolvedValue(succeed('voided')),
    readOrder: jest.fn().mockResolvedValue(succeed(found)),
    readMembership: jest.fn().mockResolvedValue(membership),
  };
  calls.orderCard.mockResolvedValue(
    succeed({ orderId: 'SC700001', orderKey: 'secret', payment: { ...attempt.payment!, paymentUrl: '/pay/p2' } }),
  );
  const onOrdered = jest.fn();
  render(
    <TranslatorProvider locale="en" messages={en}>
      <StateRoot>
        <CardPayment
          calls={calls}
          links={links}
          returnUrl="/s-card/maksu"
          withdrawalDays={14}
          savedCards={[]}
          onOrdered={onOrdered}
        />
      </StateRoot>
    </TranslatorProvider>,
  );
  await act(() => Promise.resolve());
  return { ...calls, onOrdered, guest: userEvent.setup() };
}

const stored = () => localStorage.getItem(purchaseKeeping.key);

beforeEach(() => {
  localStorage.clear();
  refreshEverywhere.mockClear();
  session.mockReturnValue({ kind: 'anonymous', ended: null });
});

describe('after the payment page', () => {
  it('leaves an order that another tab makes later to that tab', async () => {
    const { completePayment, readOrder } = await open({ completed: paid, isWaiting: false });
    expect(screen.getByText(en.cardOrder.nothing.title)).toBeTruthy();
    keepOrder(attempt);
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: purchaseKeeping.key })));
    expect(screen.getByText(en.cardOrder.nothing.title)).toBeTruthy();
    expect(completePayment).not.toHaveBeenCalled();
    expect(readOrder).not.toHaveBeenCalled();
    expect(stored()).toContain(attempt.createKey);
  });

  it('shows the card that was bought, forgets the form, and has the customer read again', async () => {
    await open({ completed: paid });
    expect(await screen.findByText('6400 100 019')).toBeTruthy();
    expect(screen.getByText(en.cardOrder.paid.connect)).toBeTruthy();
    expect(screen.getByText(/withdraw .* within 14 days of the day you ordered. You get €25 back/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw from the purchase' }).getAttribute('href')).toBe('/w');
    expect(stored()).toBeNull();
    expect(refreshEverywhere).toHaveBeenCalledTimes(1);
  });

  it.each(membershipStatuses)('says what happens next when the membership is %s', async (status) => {
    session.mockReturnValue({ kind: 'authenticated', customer: {} });
    await open({ completed: paid, membership: status });
    await screen.findByText(en.cardOrder.paid.inAccount);
    expect(screen.queryByText(en.myCard.status[status].title) === null).toBe(status === 'ACTIVE');
    // The number stands beside the words that name customer service.
    const namesCall = status !== 'ACTIVE' && /\bcall us\b/i.test(en.myCard.status[status].body);
    expect(screen.queryByRole('link', { name: /^Call/ }) !== null).toBe(namesCall);
  });

  it.each(unpaidReasons)('says what happened to the money after %s, and how to pay again', async (reason) => {
    const { guest, orderCard, onOrdered } = await open({ completed: failureOf('payment', reason) });
    expect(await screen.findByText(en.cardOrder.notPaid[reason].body)).toBeTruthy();
    await guest.click(screen.getByRole('radio', { name: /^Nordea/ }));
    await guest.click(screen.getByRole('button', { name: /^Pay €25/ }));
    // The same order is paid, under a key of its own.
    const [content, unpaid, key] = orderCard.mock.calls[0] ?? [];
    expect(content).toMatchObject({
      price: money(2500),
      payment: { bank: 'NORDEA' },
      buyer: { person: { firstName: 'Aino' } },
    });
    expect(unpaid).toEqual(attempt.order);
    expect(key).toMatch(/^key:1:orderCard:SC700001:DEPOSIT-ONLINE_BANK-.*NORDEA:2500EUR$/);
    expect(onOrdered).toHaveBeenCalledWith('/pay/p2');
  });

  it('offers the payment page again when it was left, and no second payment', async () => {
    await open({ completed: failureOf('guarantee', 'PAYMENT_IN_PROGRESS') });
    expect((await screen.findByRole('link', { name: en.payment.open.go })).getAttribute('href')).toBe('/pay/p1');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    [en.cardOrder.pending.title, failureOf('transport', 'NETWORK'), order],
    [en.cardOrder.pending.title, failureOf('guarantee', 'TIME_OUT'), order],
    [en.cardOrder.notReady.title, failureOf('guarantee', 'RESERVATION_UPDATE_ERROR'), order],
    [
      en.cardOrder.atBank.title,
      failureOf('guarantee', 'PAYMENT_IN_PROGRESS'),
      { ...order, status: 'PENDING' as const },
    ],
  ])('says "%s", and offers neither to pay nor to give up', async (title, failure, found) => {
    await open({ completed: failure, found });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay|Cancel the order/ })).toBeNull();
    expect(stored()).toContain('SC700001');
  });

  it('forgets an order that the guest gives up', async () => {
    const { guest } = await open({ completed: failureOf('payment', 'CANCELLED_BY_CUSTOMER') });
    await guest.click(await screen.findByRole('button', { name: en.cardOrder.drop }));
    expect(screen.getByText(en.cardOrder.nothing.title)).toBeTruthy();
    expect(stored()).toBeNull();
  });

  it('keeps the order and asks again when it was paid elsewhere meanwhile', async () => {
    const { guest, orderCard, completePayment } = await open({
      completed: failureOf('payment', 'CANCELLED_BY_CUSTOMER'),
    });
    await screen.findByText(en.cardOrder.notPaid.safe);
    orderCard.mockResolvedValue(
      fail({ kind: 'refused', failure: failureOf('cardOrder', 'ALREADY_PAID'), price: null }),
    );
    completePayment.mockResolvedValue(succeed(paid));
    await guest.click(screen.getByRole('button', { name: /^Pay €25/ }));
    expect(await screen.findByText('6400 100 019')).toBeTruthy();
  });

  it.each([/^Pay €25/, en.cardOrder.drop])(
    'asks what became of an order that another tab has ended, at %s',
    async (name) => {
      const { guest, orderCard, voidOrder, completePayment, readOrder } = await open({
        completed: failureOf('payment', 'CANCELLED_BY_CUSTOMER'),
      });
      await screen.findByText(en.cardOrder.notPaid.safe);
      localStorage.clear();
      completePayment.mockResolvedValue(fail(failureOf('reservation', 'NOT_FOUND')));
      readOrder.mockResolvedValue(fail(failureOf('reservation', 'NOT_FOUND')));
      await guest.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(en.cardOrder.gone.title)).toBeTruthy();
      expect(orderCard).not.toHaveBeenCalled();
      expect(voidOrder).not.toHaveBeenCalled();
    },
  );

  it('offers no other payment once what was typed is forgotten, only to give the order up', async () => {
    await open({ completed: failureOf('payment', 'REFUSED_BY_ISSUER'), firstName: '' });
    expect(await screen.findByRole('button', { name: en.cardOrder.drop })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says of an order that was withdrawn meanwhile that it was, and not that the card is theirs', async () => {
    await open({ completed: { ...paid, status: 'WITHDRAWN' } });
    expect(await screen.findByText(en.myCard.leave.withdrawn)).toBeTruthy();
    expect(screen.queryByText(en.cardOrder.paid.PURCHASE)).toBeNull();
    expect(stored()).toBeNull();
  });
});
