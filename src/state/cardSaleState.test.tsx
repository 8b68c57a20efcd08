import { act, renderHook } from '@testing-library/react';
import { keptStorage } from '@/browser/keptStorage';
import { readKept, writeKept } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { usePurchaseScard, useRenewScard } from './cardSaleState';
import { forgetPersonalState } from './forgetPersonalState';
import { emptyPurchase, purchaseKeeping } from './purchaseScardShape';
import { emptyRenewal, renewalKeeping } from './renewScardShape';
import { noPromotion, promotionKeeping, useSCardPromotionCode } from './sCardPromotionCodeState';
import { StateRoot } from './StateRoot';

const order = { orderId: 'SC700001', orderKey: 'secret' };
const attempt = { createKey: 'key', answers: 1, sent: null, order, payment: null };
const payment = { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'CARD', heldUntil: null } as const;
const open = () =>
  renderHook(() => ({ purchase: usePurchaseScard(), renewal: useRenewScard(), code: useSCardPromotionCode() }), {
    wrapper: StateRoot,
  }).result;

beforeEach(() => localStorage.clear());

it('begins a purchase with the defaults of the specification', () => {
  expect(open().current.purchase.sale).toEqual({
    status: null,
    isFormInitialized: false,
    form: {
      customer: {
        firstName: '',
        lastName: '',
        email: '',
        phoneNumber: '',
        phoneNumberCountryCode: '+358',
        address: { street: '', postcode: '', city: '', countrycode: 'FI' },
      },
      communicationsConsent: true,
      communicationsLanguage: 'fi',
      marketingPreferenceEmail: false,
      marketingPreferenceSms: false,
      termsAndConditionsAgreed: false,
      promotionCode: '',
      paymentOption: '',
      savePaymentCard: false,
    },
  });
});

it('stores an order at once, beside what was typed, and finds it after a reload', () => {
  writeKept(keptStorage, purchaseKeeping, emptyPurchase, Date.now());
  const first = open();
  act(() => first.current.purchase.keepStatus(attempt));
  expect(readKept(keptStorage, purchaseKeeping, Date.now())?.status).toEqual(attempt);
  expect(open().current.purchase.sale.status).toEqual(attempt);
});

const day = 24 * 3_600_000;
const keys = { purchase: purchaseKeeping.key, renewal: renewalKeeping.key } as const;
const empties = { purchase: emptyPurchase, renewal: emptyRenewal } as const;
const readSale = (name: keyof typeof keys, now: number) =>
  name === 'purchase' ? readKept(keptStorage, purchaseKeeping, now) : readKept(keptStorage, renewalKeeping, now);

/** Stores a sale that was last changed at 0. */
function storeSale(name: keyof typeof keys, status: CardOrderAttempt | null): void {
  const sale = { ...empties[name], form: { ...empties[name].form, promotionCode: 'AAMU5' }, status };
  localStorage.setItem(keys[name], JSON.stringify({ version: 1, savedAt: 0, value: sale }));
}

it.each(['purchase', 'renewal'] as const)('forgets a %s once it is settled', (name) => {
  storeSale(name, attempt);
  const page = open();
  act(() => page.current.code.setPromotion({ ...noPromotion, shownPromotionCode: 'AAMU5', status: 'TAKEN' }));
  act(() => page.current[name].finish('key'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Scard|SCard|sCard/);
});

it.each(['purchase', 'renewal'] as const)('keeps what was typed for a %s for a day', (name) => {
  storeSale(name, null);
  expect(readSale(name, day)).not.toBeNull();
  expect(readSale(name, day + 1)).toBeNull();
  expect(localStorage.getItem(keys[name])).toBeNull();
});

it.each(['purchase', 'renewal'] as const)(
  'keeps the order of a %s that a bank may decide on for 30 days, and nothing that was typed',
  (name) => {
    storeSale(name, { ...attempt, payment });
    expect(readSale(name, 30 * day)).toEqual({
      ...empties[name],
      status: { ...attempt, payment, sent: null },
    });
    expect(localStorage.getItem(keys[name])).not.toContain('AAMU5');
    expect(readSale(name, 30 * day + 1)).toBeNull();
  },
);

it('drops a stored sale that does not fit: an attempt is sent or made, nothing else', () => {
  for (const status of [{ ...attempt, order: null }, { ...attempt, createKey: 1 }, 'ORDERED']) {
    expect(purchaseKeeping.parse({ ...emptyPurchase, status })).toBeNull();
    expect(renewalKeeping.parse({ ...emptyRenewal, status })).toBeNull();
  }
});

it('asks about a code again that was being asked about when the page was left', () => {
  const taken = { ...noPromotion, shownPromotionCode: 'AAMU5', status: 'TAKEN' as const, isFetching: true };
  expect(promotionKeeping.parse(taken)).toMatchObject({ shownPromotionCode: 'AAMU5', isFetching: false });
  expect(promotionKeeping.parse({ ...taken, status: 'ASKED', loading: true })).toBeNull();
});

it('leaves nothing of a sale at sign-out, also on the open page', () => {
  const page = open();
  act(() => {
    page.current.purchase.changeForm({ promotionCode: 'AAMU5' });
    page.current.purchase.keepStatus(attempt);
    page.current.renewal.keepStatus(attempt);
    page.current.code.setPromotion({ ...noPromotion, shownPromotionCode: 'AAMU5', status: 'TAKEN' });
  });
  act(() => forgetPersonalState());
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/AAMU5|SC700001/);
  expect(page.current.purchase.sale).toEqual(emptyPurchase);
  expect(page.current.renewal.sale).toEqual(emptyRenewal);
  expect(page.current.code.promotion).toEqual(noPromotion);
});
