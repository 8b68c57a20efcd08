import { act, renderHook, waitFor } from '@testing-library/react';
import { useAuthState } from './authState';
import { useConnectScard } from './connectScardState';
import { useFeatureFlags } from './featureFlagsState';
import { useMySCard } from './mySCardState';
import { usePaymentError } from './paymentErrorState';
import { usePurchaseScard } from './purchaseScardState';
import { useRenewScard } from './renewScardState';
import { useSCardPromotionCode } from './sCardPromotionCodeState';
import { StateRoot } from './StateRoot';
import { keptSlices } from './testSlices';
import { useReservationFlow } from './reservationFlowState';

const visit = <T,>(use: () => T) => renderHook(use, { wrapper: StateRoot }).result;
const keyOf = (name: string) => `sarastus.state.${name}`;
const storedText = (name: string) => localStorage.getItem(keyOf(name)) ?? '';
const store = (name: string, value: unknown) =>
  localStorage.setItem(keyOf(name), JSON.stringify({ version: 1, savedAt: Date.now(), value }));

const useFlowV2 = () => useReservationFlow().flow;

/** What a screen sees of each slice. */
const hooks: Readonly<Record<string, () => object>> = {
  reservationFlowV2: useFlowV2,
  connectScard: useConnectScard,
  purchaseScard: usePurchaseScard,
  renewScard: useRenewScard,
  sCardPromotionCode: useSCardPromotionCode,
  auth: useAuthState,
  mySCard: useMySCard,
  featureFlags: useFeatureFlags,
  paymentError: usePaymentError,
};

beforeEach(() => {
  localStorage.clear();
  // Recoil tells in development of atoms that tests make anew.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(Object.keys(keptSlices))('a screen that needs %s', (name) => {
  const use = hooks[name] ?? (() => ({}));
  const { empty, full } = keptSlices[name] ?? { empty: {}, full: {} };

  it('goes on where the guest left', () => {
    store(name, full);
    expect(visit(use).current).toMatchObject(full);
  });

  it.each([
    ['cut off', '{"version":1,"savedAt":1,"val'],
    ['of version 0', JSON.stringify({ version: 0, savedAt: Date.now(), value: full })],
    ['foreign', '{"version":1,"savedAt":9e99,"value":{"a":[{}]}}'],
  ])('begins anew where what is kept is %s', (_what, text) => {
    localStorage.setItem(keyOf(name), text);
    expect(visit(use).current).toMatchObject(empty);
  });

  it('begins anew where the browser lets nobody near its storage', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(visit(use).current).toMatchObject(empty);
  });

  it('follows another tab that ends it', () => {
    store(name, full);
    const here = visit(use);
    localStorage.removeItem(keyOf(name));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: keyOf(name) })));
    expect(here.current).toMatchObject(empty);
  });
});

describe('signing in', () => {
  it('leads back to the page it was asked for on', () => {
    const result = visit(useAuthState);
    act(() => result.current.setReturn('/sv/bokning/uppgifter', 'sv'));
    act(() => result.current.showDialog());
    expect(result.current).toMatchObject({ locale: 'sv', returnUrl: '/sv/bokning/uppgifter', shouldShowDialog: true });
  });

  it.each(['', '//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2F%2Fevil'])(
    'leads home where the way back is %j, whoever wrote it',
    (returnUrl) => {
      const result = visit(useAuthState);
      act(() => result.current.setReturn(returnUrl, 'fi'));
      expect(result.current.returnUrl).toBe('/');
      store('auth', { locale: 'xx', returnUrl, shouldShowDialog: true });
      expect(visit(useAuthState).current).toMatchObject({ locale: 'fi', returnUrl: '/', shouldShowDialog: true });
    },
  );
});

describe('small slices', () => {
  it('tells once that a card’s details were changed', () => {
    const result = visit(useMySCard);
    act(() => result.current.edited());
    expect(visit(useMySCard).current.editSuccess).toBe(true);
    act(() => result.current.told());
    expect(result.current.editSuccess).toBe(false);
  });

  it('tells of one payment at a time how it went wrong', () => {
    const result = visit(usePaymentError);
    act(() => result.current.failed('REFUSED_BY_ISSUER'));
    act(() => result.current.unknown('TIMEOUT'));
    expect(result.current).toMatchObject({ paymentError: null, apolloError: 'TIMEOUT', cancelledByUser: false });
    act(() => result.current.cancelled());
    expect(result.current).toMatchObject({ apolloError: null, cancelledByUser: true });
  });

  it('holds the flags once the configuration has told them', async () => {
    const result = visit(useFeatureFlags);
    await waitFor(() => expect(result.current).toMatchObject({ PETS: true, roomsLeft: true }));
    expect(storedText('featureFlags')).toContain('"PETS":true');
  });
});
