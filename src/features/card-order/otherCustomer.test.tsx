import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testTokens } from '@/api/testTokens';
import { clearTokens } from '@/api/tokenStore';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import type { Customer } from '@/domain/guest/customer';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import { fail } from '@/domain/result';
import { askFlag } from '@/flags/askFlag';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { finishSignIn } from '@/session/finishSignIn';
import { forgetCustomer } from '@/session/forgetCustomer';
import { loadCustomer } from '@/session/loadCustomer';
import { closeSession } from '@/session/session';
import { beginAttempt } from '@/session/signInAttempt';
import { voidCardOrders } from '@/session/voidCardOrders';
import { connectScardKeeping } from '@/state/connectScardState';
import { flowKeeping } from '@/state/reservationFlowShape';
import { emptyPurchase, purchaseKeeping } from '@/state/purchaseScardShape';
import { emptyRenewal, renewalKeeping } from '@/state/renewScardShape';
import { noPromotion, promotionKeeping } from '@/state/sCardPromotionCodeState';
import { StateRoot } from '@/state/StateRoot';
import { fullFlow } from '@/state/testFlow';
import en from '../../../public/locales/en/common.json';
import { CardPayment } from './CardPayment';
import { CardPurchase } from './CardPurchase';

jest.mock('@/session/loadCustomer', () => ({ loadCustomer: jest.fn() }));
jest.mock('@/session/voidCardOrders', () => ({ voidCardOrders: jest.fn() }));
jest.mock('@/flags/askFlag', () => ({ askFlag: jest.fn() }));

const hour = 3_600_000;
const customer = (firstName: string): Customer => ({
  id: `customer-${firstName}`,
  contacts: [
    {
      membership: 'NONE',
      contact: {
        firstName,
        lastName: 'Ek',
        email: `${firstName.toLowerCase()}@post.example`,
        phoneNumberCountryCode: '+358',
        phoneNumber: '401234567',
        street: `${firstName}gatan 1`,
        postcode: '00100',
        city: 'Helsinki',
        countryCode: 'FI',
        companyName: '',
      },
    },
  ],
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
});

/** Comes back from the identity provider. */
async function signIn(firstName: string): Promise<void> {
  jest.mocked(loadCustomer).mockResolvedValue(customer(firstName));
  const tokens = testTokens(Date.now() + hour, firstName, undefined, firstName);
  for (const [name, value] of Object.entries(tokens)) document.cookie = `${name}=${value}; Path=/`;
  await act(async () => {
    expect((await finishSignIn(`?attempt=${beginAttempt(Date.now())}`)).outcome).toBe('signedIn');
  });
}
const expire = () => act(() => clearTokens('AUTHORIZATION_EXPIRED'));

const links = { about: '/a', buy: '/b', connect: '/c', mine: '/m', payment: '/p', renew: '/r', withdraw: '/w' };
const page = { links, returnUrl: '/p', withdrawalDays: 14, savedCards: [], onOrdered: () => undefined };
const never = () => new Promise<never>(() => undefined);
const sold = { price: money(2500), validityMonths: 12, minimumAge: 18, withdrawalDays: 14 };
const show = (children: ReactNode) => {
  cleanup();
  return render(
    <TranslatorProvider locale="en" messages={en}>
      <StateRoot>{children}</StateRoot>
    </TranslatorProvider>,
  );
};
/** Opens the page of a purchase, as a new document does. */
const openPurchase = async () => {
  show(
    <CardPurchase
      {...page}
      sold={{
        answer: { ...sold, pointsPerEuro: 5, levels: [], benefits: [] },
        failure: null,
        isAsking: false,
        askAgain: () => undefined,
      }}
      calls={{ orderCard: never, voidOrder: never }}
      askPromotion={never}
      countries={[{ code: 'FI', name: 'Finland', phonePrefix: '+358' }]}
    />,
  );
  await act(() => Promise.resolve());
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage });
const untilKept = (text: string) => waitFor(() => expect(kept()).toContain(text));

const made = {
  createKey: 'annas',
  answers: 1,
  sent: null,
  order: { orderId: 'SC700001', orderKey: 'k' },
  payment: null,
};

beforeEach(() => {
  act(closeSession);
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(askFlag).mockResolvedValue(true);
  jest.mocked(voidCardOrders).mockReset().mockResolvedValue();
});
afterEach(cleanup);

describe('a customer who signs in after the sign-in of another one has ended', () => {
  it('finds a form with their own details, and keeps it through a sign-in of their own', async () => {
    await signIn('Anna');
    await openPurchase();
    expect(field('First name').value).toBe('Anna');
    await untilKept('Annagatan');
    expire();
    // It is still her browser.
    await signIn('Anna');
    expect(kept()).toContain('Annagatan');
    expire();
    cleanup();
    await signIn('Bertil');
    expect(kept()).not.toMatch(/Anna/);
    await openPurchase();
    expect(['First name', 'Street address', 'Email'].map((label) => field(label).value)).toEqual([
      'Bertil',
      'Bertilgatan 1',
      'bertil@post.example',
    ]);
  });

  it('finds no order, code, e-mail or name of the other one, whose unpaid order is given up', async () => {
    await signIn('Anna');
    expire();
    const now = Date.now();
    writeKept(keptStorage, purchaseKeeping, { ...emptyPurchase, status: made }, now);
    writeKept(keptStorage, renewalKeeping, { ...emptyRenewal, status: { ...made, createKey: 'renewal' } }, now);
    writeKept(keptStorage, promotionKeeping, { ...noPromotion, shownPromotionCode: 'ANNA5', status: 'TAKEN' }, now);
    const connecting = { verificationCode: '', verificationStep: 'email', loading: false, loadingText: '' } as const;
    writeKept(keptStorage, connectScardKeeping, { ...connecting, email: 'anna@post.example' }, now);
    writeKept(keptStorage, flowKeeping, fullFlow(), now);
    await signIn('Bertil');
    expect(kept()).not.toMatch(/anna|SC700001|Mäkinen/i);
    expect(kept()).toContain(fullFlow().roomChoices[0]?.room?.name);
    expect(voidCardOrders).toHaveBeenCalledTimes(1);
    await openPurchase();
    expect(screen.queryByText(en.cardOrder.made.title)).toBeNull();
  });

  it('finds them in no other tab either', async () => {
    await signIn('Anna');
    await openPurchase();
    await untilKept('Annagatan');
    expire();
    expect(field('First name').value).toBe('Anna');
    await signIn('Bertil');
    await waitFor(() => expect(field('First name').value).toBe('Bertil'));
    expect(field('Street address').value).toBe('Bertilgatan 1');
  });

  it('is shown no payment of the other one that a tab has open', async () => {
    await signIn('Anna');
    expire();
    writeKept(keptStorage, purchaseKeeping, { ...emptyPurchase, status: made }, Date.now());
    const calls = {
      orderCard: never,
      completePayment: never,
      voidOrder: never,
      readMembership: never,
      readOrder: () => Promise.resolve(fail(failureOf('transport', 'NETWORK'))),
    };
    show(<CardPayment {...page} calls={calls} />);
    await act(() => Promise.resolve());
    expect(screen.queryByText(en.cardOrder.nothing.title)).toBeNull();
    await signIn('Bertil');
    expect(await screen.findByText(en.cardOrder.nothing.title)).toBeTruthy();
  });
});

it('empties the open form of a tab when somebody signs out in another one', async () => {
  await signIn('Anna');
  await openPurchase();
  await untilKept('Annagatan');
  // The storage events of one after the other.
  act(closeSession);
  await act(forgetCustomer);
  expect(field('First name').value).toBe('');
  expect(kept()).not.toMatch(/Anna/);
});

it('keeps what a guest typed who then signs in', async () => {
  await openPurchase();
  fireEvent.change(field('Street address'), { target: { value: 'Kauppakatu 1' } });
  await untilKept('Kauppakatu');
  cleanup();
  await signIn('Bertil');
  expect(kept()).toContain('Kauppakatu');
  await openPurchase();
  expect(field('Street address').value).toBe('Kauppakatu 1');
  expect(voidCardOrders).not.toHaveBeenCalled();
});
