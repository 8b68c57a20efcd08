/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { buyer, consents } from '../../../contracts/http/testCards';
import { answerSite, resetWorld, testWorld } from '../../../contracts/http/testWorld';
import { keptStorage } from '@/browser/keptStorage';
import { waysToPayCard } from '@/domain/card/cardOrder';
import { money } from '@/domain/money';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { usePurchaseScard } from '@/state/cardSaleState';
import { cardSaleKeys } from '@/state/keptFlow';
import { StateRoot } from '@/state/StateRoot';
import { CardPayment } from './CardPayment';
import { useOrderCard } from './useOrderCard';
import { cardOrderCalls } from './site/cardOrderCalls';

const world = testWorld();
answerSite(world);
beforeAll(() => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is refused');
  });
});
beforeEach(() => resetWorld(world));
afterEach(cleanup);

const { address, ...person } = buyer;
const way = waysToPayCard([]).find(({ choice }) => choice.method === 'CARD');

/** Orders a card, does something on its payment page, and returns the address that it leads back to. */
async function orderAnd(does: 'decline' | 'pay'): Promise<string> {
  const onOrdered = jest.fn<void, [string | null]>();
  const { result } = renderHook(
    () => {
      const sale = usePurchaseScard();
      const { orderCard } = cardOrderCalls;
      return useOrderCard({ status: sale.sale.status, sale, orderCard, onOrdered, onRefused: () => undefined });
    },
    { wrapper: StateRoot },
  );
  act(() =>
    result.current.send({
      purpose: 'PURCHASE',
      locale: 'en',
      buyer: { person: { ...person, ...address }, consents: { ...consents, communicationsLanguage: 'fi' } },
      promotionCode: null,
      price: money(2500),
      payment: way!.choice,
      savesPaymentCard: false,
      returnUrl: '/en/s-card/payment',
    }),
  );
  await waitFor(() => expect(onOrdered).toHaveBeenCalled());
  const page = onOrdered.mock.calls[0]?.[0] ?? '';
  const body = new URLSearchParams({ act: does });
  const answer = await fetch(`${world.address}${page}`, { method: 'POST', body, redirect: 'manual' });
  cleanup();
  return answer.headers.get('location') ?? '';
}

const links = { about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' };
function returnTo(path: string): void {
  // A new document: nothing of the order is in memory.
  keptStorage.removeItem(cardSaleKeys.purchase);
  history.replaceState(null, '', path);
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StateRoot>
        <CardPayment
          calls={cardOrderCalls}
          links={links}
          returnUrl="/en/s-card/payment"
          withdrawalDays={14}
          savedCards={[]}
          onOrdered={() => undefined}
        />
      </StateRoot>
    </TranslatorProvider>,
  );
}

describe('a browser that stores nothing, back from the payment page of a card', () => {
  it('is told the number of the card, and the address names no order any more', async () => {
    const path = await orderAnd('pay');
    returnTo(path);
    expect(await screen.findByText(/^6400.\d{3}.\d{3}$/)).toBeTruthy();
    expect(location.href).not.toMatch(/SC7|orderKey/);
    const payments = world.harness.world.store.prepare("SELECT amount FROM payments WHERE state = 'PAID'").all();
    expect(payments).toEqual([{ amount: 2500 }]);
  });

  it('is told that nothing was charged, and orders anew', async () => {
    returnTo(await orderAnd('decline'));
    expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy an S-Card' }).getAttribute('href')).toBe('/b');
  });
});
