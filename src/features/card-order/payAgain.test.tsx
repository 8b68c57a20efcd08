import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import { fail, succeed } from '@/domain/result';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { emptyRenewal, renewalKeeping } from '@/state/renewScardShape';
import { StateRoot } from '@/state/StateRoot';
import en from '../../../public/locales/en/common.json';
import { CardPayment } from './CardPayment';
import { CardPurchase } from './CardPurchase';

jest.mock('@/session/useSession', () => ({ useSession: () => ({ kind: 'anonymous', ended: null }) }));

/** As they are pasted or filled in by a browser: each is read as something else, which is what is sent. */
const typed = {
  'First name': 'Ai\u200eno',
  'Last name': 'O’Brien',
  Email: 'aino@post.example\u200b',
  'Phone number': '+358 40 123 4567',
  'Street address': 'Kauppakatu\u00a01',
  Postcode: 'FI-00100',
  'Town or city': 'Helsinki',
};
const code = 'AAMU5\u200b';
const links = { about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' };
const page = { links, returnUrl: '/s-card/maksu', withdrawalDays: 14, savedCards: [], onOrdered: () => undefined };
const key = { orderId: 'SC700001', orderKey: 'secret' };
const payment = { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'CARD', heldUntil: null } as const;
const unpaid = { ...key, status: 'UNPAID', price: money(2000), cardNumber: null, validUntil: null } as const;
const sold = { price: money(2500), validityMonths: 12, minimumAge: 18, withdrawalDays: 14 };

const orderCard = jest.fn<ReturnType<CardOrderCalls['orderCard']>, Parameters<CardOrderCalls['orderCard']>>();
const calls: CardOrderCalls = {
  orderCard,
  completePayment: () => Promise.resolve(fail(failureOf('payment', 'REFUSED_BY_ISSUER'))),
  readOrder: () => Promise.resolve(succeed(unpaid)),
  voidOrder: jest.fn(),
  readMembership: jest.fn(),
};
const sent = () => orderCard.mock.calls.map(([content]) => content);

/** Opens a page as a new document does. */
function open(children: ReactNode): void {
  cleanup();
  render(
    <TranslatorProvider locale="en" messages={en}>
      <StateRoot>{children}</StateRoot>
    </TranslatorProvider>,
  );
}

async function payAgain(): Promise<void> {
  open(<CardPayment {...page} calls={calls} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay €20/ }));
}

beforeEach(() => {
  localStorage.clear();
  orderCard.mockReset().mockResolvedValue(succeed({ ...key, payment }));
});

describe('another payment, after the bank has declined the first', () => {
  it('is for the details and the code as they were checked and ordered, not as they were typed', async () => {
    open(
      <CardPurchase
        {...page}
        sold={{
          answer: { ...sold, pointsPerEuro: 5, levels: [], benefits: [] },
          failure: null,
          isAsking: false,
          askAgain: () => undefined,
        }}
        calls={calls}
        askPromotion={() => Promise.resolve(succeed(money(2000)))}
        countries={[{ code: 'FI', name: 'Finland', phonePrefix: '+358' }]}
      />,
    );
    const values: Readonly<Record<string, string>> = { ...typed, 'Promotion code (optional)': code };
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    await userEvent.click(screen.getByRole('radio', { name: /^Pay by card now/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Buy and pay €20/ }, { timeout: 3000 }));
    // The page is left for the payment before anything more is written.
    await payAgain();
    const [first, again] = sent();
    expect(first?.buyer?.person).toMatchObject({
      firstName: 'Aino',
      phoneNumber: '401234567',
      postcode: '00100',
      street: 'Kauppakatu 1',
    });
    expect(again).toEqual(first);
    expect(again?.promotionCode).toBe('AAMU5');
  });

  it('of a renewal is with the code as it was asked about', async () => {
    const status = { createKey: 'key', answers: 1, sent: null, order: key, payment };
    const form = { paymentOption: '', promotionCode: code };
    writeKept(keptStorage, renewalKeeping, { ...emptyRenewal, status, form }, Date.now());
    await payAgain();
    expect(sent().map(({ promotionCode }) => promotionCode)).toEqual(['AAMU5']);
  });

  it.each(['NOT_ELIGIBLE', 'NO_SCARD', 'TIME_OUT'] as const)(
    'can leave out a code that is refused: %s',
    async (why) => {
      const status = { createKey: 'key', answers: 1, sent: null, order: key, payment };
      const form = { paymentOption: '', promotionCode: code };
      writeKept(keptStorage, renewalKeeping, { ...emptyRenewal, status, form }, Date.now());
      orderCard.mockResolvedValue(fail({ kind: 'refused', failure: failureOf('promotion', why), price: null }));
      await payAgain();
      await userEvent.click(await screen.findByRole('button', { name: en.errors.actions.dropCode }));
      expect(screen.queryByRole('button', { name: en.errors.actions.dropCode })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
      expect(sent().map(({ promotionCode }) => promotionCode)).toEqual(['AAMU5', null]);
    },
  );
});
