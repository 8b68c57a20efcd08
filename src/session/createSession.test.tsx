import { act, renderHook, waitFor } from '@testing-library/react';
import { testTokens } from '@/api/testTokens';
import { clearTokens, storeTokens, tokensKey } from '@/api/tokenStore';
import type { Customer } from '@/domain/customer';
import { dismissEnd, openSession, resetSession } from './session';
import { useSession } from './useSession';

const aino: Customer = {
  id: 'customer-asom',
  contacts: [],
  eligibleToUseAsom: true,
  eligibleToUseSCard: false,
  asom: { identifier: '8001001', isStaff: false },
  sCard: null,
};
const good = testTokens(Date.now() + 3_600_000);
const signedIn = { kind: 'authenticated', customer: aino };
const nobody = { kind: 'anonymous', ended: null };

describe('who is in front of the page', () => {
  let load: jest.Mock<Promise<Customer>>;
  beforeEach(() => {
    localStorage.clear();
    load = jest.fn(() => Promise.resolve(aino));
    resetSession(load);
  });
  const look = async () => {
    const { result } = renderHook(() => useSession());
    await act(openSession);
    return result;
  };

  it('is nobody without a token, and no API is asked', async () => {
    expect((await look()).current).toEqual(nobody);
    expect(load).not.toHaveBeenCalled();
  });

  it('is the customer whom the token is of', async () => {
    storeTokens(good);
    expect((await look()).current).toEqual(signedIn);
    // However many parts of the page wanted to know.
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is nobody when the customer cannot be fetched', async () => {
    storeTokens(good);
    load.mockRejectedValue(new Error('no answer'));
    expect((await look()).current).toEqual(nobody);
  });

  it('comes with a sign-in in another tab, and goes with a sign-out there', async () => {
    const session = await look();
    localStorage.setItem(tokensKey, JSON.stringify(good));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: tokensKey })));
    await waitFor(() => expect(session.current).toEqual(signedIn));
    localStorage.removeItem(tokensKey);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: tokensKey })));
    expect(session.current).toEqual({ kind: 'anonymous', ended: 'ELSEWHERE' });
    act(dismissEnd);
    expect(session.current).toEqual(nobody);
  });

  it.each(['AUTHORIZATION_EXPIRED', 'AUTHORIZATION_INVALID', 'TOKEN_REFRESH_FAILED'] as const)(
    'is told that the sign-in ended by %s',
    async (reason) => {
      storeTokens(good);
      const session = await look();
      act(() => clearTokens(reason));
      expect(session.current).toEqual({ kind: 'anonymous', ended: reason });
    },
  );

  it('is told nothing of an end that they wished for', async () => {
    storeTokens(good);
    const session = await look();
    act(() => clearTokens('SIGNED_OUT'));
    expect(session.current).toEqual(nobody);
  });

  it('is not asked anew for tokens that were renewed', async () => {
    storeTokens(good);
    const session = await look();
    load.mockClear();
    act(() => storeTokens(testTokens(Date.now() + 7_200_000, 'next')));
    expect([session.current, load.mock.calls.length]).toEqual([signedIn, 0]);
  });

  it('stays signed out when the customer arrives too late', async () => {
    storeTokens(good);
    let arrive = (_: Customer) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { result } = renderHook(() => useSession());
    const opening = openSession();
    await waitFor(() => expect(load).toHaveBeenCalled());
    act(() => clearTokens('SIGNED_OUT'));
    await act(async () => {
      arrive(aino);
      await opening;
    });
    expect(result.current).toEqual(nobody);
  });
});
