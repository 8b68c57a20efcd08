import { testTokens } from '@/api/testTokens';
import { clearTokens, readTokens, storeTokens, tokensKey } from '@/api/tokenStore';
import type { Customer } from '@/domain/guest/customer';
import { createSession } from './createSession';
import type { SessionStore } from './createSession';

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
const signedOut = { kind: 'anonymous', ended: null };

let isOn: boolean | undefined = true;
const followers = new Set<() => void>();
jest.mock('@/flags/flagStore', () => ({
  readFlag: () => isOn,
  followFlags: (follower: () => void) => followers.add(follower),
  whenFlagKnown: () => Promise.resolve(isOn),
}));
const turn = (next: boolean) => {
  isOn = next;
  followers.forEach((follower) => follower());
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the session of a page', () => {
  let load: jest.Mock<Promise<Customer>>;
  let session: SessionStore;
  beforeEach(() => {
    localStorage.clear();
    followers.clear();
    isOn = true;
    load = jest.fn(() => Promise.resolve(aino));
    session = createSession(load);
  });
  const look = async () => {
    const seen = jest.fn();
    session.subscribe(seen);
    await session.refresh();
    return seen;
  };

  it('is anonymous without a token, and no API is asked', async () => {
    await look();
    expect(session.read()).toEqual(signedOut);
    expect(load).not.toHaveBeenCalled();
  });

  it('is the customer of the token, read once for all listeners', async () => {
    storeTokens(good);
    session.subscribe(() => undefined);
    const seen = await look();
    expect(session.read()).toEqual(signedIn);
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is not known while a customer who signed in in another window is read', async () => {
    await look();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.read()));
    storeTokens(good);
    expect(session.read()).toEqual({ kind: 'unknown' });
    await settled();
    expect(seen).toEqual([{ kind: 'unknown' }, signedIn]);
  });

  it('is "unread" when the customer cannot be read, until that is tried again or they sign out', async () => {
    storeTokens(good);
    load.mockRejectedValueOnce(new Error('no answer'));
    await look();
    expect([session.read(), readTokens()]).toEqual([{ kind: 'unread' }, good]);
    await session.refresh();
    expect(session.read()).toEqual(signedIn);
    load.mockRejectedValueOnce(new Error('no answer'));
    const again = createSession(load);
    await again.refresh();
    clearTokens('SIGNED_OUT');
    expect(again.read()).toEqual(signedOut);
  });

  it('follows a sign-in and a sign-out in another tab', async () => {
    await look();
    localStorage.setItem(tokensKey, JSON.stringify(good));
    dispatchEvent(new StorageEvent('storage', { key: tokensKey }));
    await settled();
    expect(session.read()).toEqual(signedIn);
    localStorage.removeItem(tokensKey);
    dispatchEvent(new StorageEvent('storage', { key: tokensKey }));
    expect(session.read()).toEqual({ kind: 'anonymous', ended: 'ELSEWHERE' });
    session.dismiss();
    expect(session.read()).toEqual(signedOut);
  });

  it.each(['AUTHORIZATION_EXPIRED', 'AUTHORIZATION_INVALID', 'INVALID_TOKEN', 'TOKEN_REFRESH_FAILED'] as const)(
    'shows that the sign-in ended by %s',
    async (reason) => {
      storeTokens(good);
      await look();
      clearTokens(reason);
      expect(session.read()).toEqual({ kind: 'anonymous', ended: reason });
    },
  );

  it('shows nothing after signing out', async () => {
    storeTokens(good);
    await look();
    clearTokens('SIGNED_OUT');
    expect(session.read()).toEqual(signedOut);
  });

  it('is not read again for renewed tokens', async () => {
    storeTokens(good);
    await look();
    load.mockClear();
    storeTokens(testTokens(Date.now() + 7_200_000, 'next'));
    expect([session.read(), load.mock.calls.length]).toEqual([signedIn, 0]);
  });

  it('is another customer’s once they have signed in in another window', async () => {
    storeTokens(testTokens(Date.now() + 3_600_000, 'one', undefined, 'aino'));
    await look();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.read()));
    const eino = { ...aino, id: 'customer-scard' };
    load.mockResolvedValue(eino);
    storeTokens(testTokens(Date.now() + 3_600_000, 'two', undefined, 'eino'));
    await settled();
    expect(seen).not.toContainEqual(signedIn);
    expect(session.read()).toEqual({ kind: 'authenticated', customer: eino });
  });

  it('is read again in every tab after a change, also while an answer from before is on its way', async () => {
    const tabs = new Set<Tab>();
    class Tab {
      onmessage: (() => void) | null = null;
      constructor() {
        tabs.add(this);
      }
      postMessage() {
        tabs.forEach((tab) => tab !== this && tab.onmessage?.());
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Tab });
    storeTokens(good);
    await look();
    const withCard = { ...aino, eligibleToUseSCard: true };
    const other = createSession(load);
    let arrive = (_: Customer) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    other.subscribe(() => undefined);
    await settled();
    load.mockResolvedValue(withCard);
    await session.refreshEverywhere();
    await settled();
    arrive(aino);
    await settled();
    const changed = { kind: 'authenticated', customer: withCard };
    expect([session.read(), other.read()]).toEqual([changed, changed]);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('keeps the customer who was read before when the next reading fails', async () => {
    storeTokens(good);
    await look();
    load.mockRejectedValueOnce(new Error('no answer'));
    expect(await session.refreshEverywhere()).toEqual(signedIn);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stays signed out when the customer arrives too late', async () => {
    storeTokens(good);
    let arrive = (_: Customer) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const looking = look();
    await settled();
    expect(load).toHaveBeenCalled();
    clearTokens('SIGNED_OUT');
    arrive(aino);
    await looking;
    expect(session.read()).toEqual(signedOut);
  });

  it('is anonymous while signing in is switched off: stored tokens are dropped, and no customer is read', async () => {
    storeTokens(good);
    isOn = false;
    await look();
    expect([session.read(), readTokens(), load.mock.calls.length]).toEqual([{ kind: 'off', hasEnded: false }, null, 0]);
  });

  it('offers no sign-in to anyone where it is switched off', async () => {
    isOn = false;
    await look();
    await settled();
    expect(session.read()).toEqual({ kind: 'off', hasEnded: false });
    turn(true);
    expect(session.read()).toEqual(signedOut);
  });

  it('is signed out with a notice when signing in is switched off during the visit', async () => {
    storeTokens(good);
    await look();
    turn(false);
    expect([session.read(), readTokens()]).toEqual([{ kind: 'off', hasEnded: true }, null]);
    session.dismiss();
    expect(session.read()).toEqual({ kind: 'off', hasEnded: false });
  });
});
