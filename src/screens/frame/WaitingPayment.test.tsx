import { render, screen } from '@testing-library/react';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import type { RouteId } from '@/routes/routes';
import { mayHaveOrder } from '@/state/keptFlow';
import type { OrderKind } from '@/state/keptFlow';
import { emptyPurchase, purchaseKeeping } from '@/state/purchaseScardShape';
import { emptyRenewal, renewalKeeping } from '@/state/renewScardShape';
import { flowKeeping } from '@/state/reservationFlowShape';
import { fullFlow } from '@/state/testFlow';
import { noticesOn } from './orderNotices';
import { WaitingPayment } from './WaitingPayment';

const order = { orderId: 'SC700001', orderKey: 'secret' };
const status = { createKey: 'key', answers: 1, sent: null, order, payment: null };
const keep: Readonly<Record<OrderKind, () => void>> = {
  booking: () => writeKept(keptStorage, flowKeeping, fullFlow(), Date.now()),
  purchase: () => writeKept(keptStorage, purchaseKeeping, { ...emptyPurchase, status }, Date.now()),
  renewal: () => writeKept(keptStorage, renewalKeeping, { ...emptyRenewal, status }, Date.now()),
};

/** Where the notices on a page lead to, with orders of these kinds in the browser. */
function noticesFor(route: RouteId, ...waiting: readonly OrderKind[]): readonly (string | null)[] {
  for (const kind of waiting) keep[kind]();
  const kinds = noticesOn(route);
  if (!mayHaveOrder(kinds)) return [];
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <WaitingPayment kinds={kinds} />
    </TranslatorProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

beforeEach(() => localStorage.clear());

describe('the notice of an order that waits for its payment', () => {
  it.each([
    ['home', 'booking'],
    ['home', 'purchase'],
    ['home', 'renewal'],
    ['chooseRoom', 'purchase'],
    ['paymentReturn', 'renewal'],
    ['sCardPurchase', 'booking'],
    ['sCardPurchase', 'renewal'],
    ['sCardRenewal', 'booking'],
    ['sCardRenewal', 'purchase'],
    ['sCardPayment', 'booking'],
  ] as const)('is on the page %s for a %s', (route, waiting) => {
    const page = waiting === 'booking' ? 'paymentReturn' : 'sCardPayment';
    expect(noticesFor(route, waiting)).toEqual([pathOf(page, 'en')]);
  });

  it.each([
    ['chooseRoom', 'booking'],
    ['checkAndConfirm', 'booking'],
    ['paymentReturn', 'booking'],
    ['sCardPurchase', 'purchase'],
    ['sCardRenewal', 'renewal'],
    ['sCardPayment', 'purchase'],
    ['sCardPayment', 'renewal'],
  ] as const)('is not on the page %s, which shows a %s itself', (route, waiting) => {
    expect(noticesFor(route, waiting)).toEqual([]);
  });

  it('is there for each order that the page does not show', () => {
    expect(noticesFor('sCardPurchase', 'booking', 'purchase')).toEqual([pathOf('paymentReturn', 'en')]);
  });
});
