import { testTokens } from '@/api/testTokens';
import { readTokens, storeTokens } from '@/api/tokenStore';
import type { Customer } from '@/domain/guest/customer';
import { askFlag } from '@/flags/askFlag';
import { finishSignIn } from './finishSignIn';
import { loadCustomer } from './loadCustomer';
import { keepReturnPlace } from './returnPlace';
import { closeSession } from './session';
import { beginAttempt } from './signInAttempt';

const aino: Customer = {
  id: 'customer-none',
  contacts: [],
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
};
jest.mock('./loadCustomer', () => ({ loadCustomer: jest.fn() }));
jest.mock('@/flags/askFlag', () => ({ askFlag: jest.fn() }));

const hour = 3_600_000;
const tokens = testTokens(Date.now() + hour);
const leave = (left: Partial<typeof tokens> = tokens, more = '') => {
  for (const [name, value] of Object.entries(left)) document.cookie = `${name}=${value}; Path=/${more}`;
};
/** The query that the guest comes back with from a sign-in of this tab. */
const begun = (now = Date.now()) => `?attempt=${beginAttempt(now)}`;

describe('the end of a sign-in', () => {
  beforeEach(() => {
    closeSession();
    localStorage.clear();
    sessionStorage.clear();
    for (const name of Object.keys(tokens)) document.cookie = `${name}=; Path=/; Max-Age=0`;
    jest.mocked(loadCustomer).mockResolvedValue(aino);
    jest.mocked(askFlag).mockResolvedValue(true);
  });

  it('takes the tokens out of the cookies, and the guest to where they were', async () => {
    leave();
    keepReturnPlace('sv', '/sv/bokning/uppgifter?room=0', Date.now());
    expect(await finishSignIn(begun())).toEqual({ outcome: 'signedIn', returnPlace: '/sv/bokning/uppgifter?room=0' });
    expect(readTokens()).toEqual(tokens);
    expect(document.cookie).toBe('');
    // The place is used once; the next time it is the home page.
    expect((await finishSignIn('')).returnPlace).toBe('/');
  });

  it('distinguishes a cancelled sign-in, a failed one, and none that was begun', async () => {
    expect((await finishSignIn(`${begun()}&error=access_denied`)).outcome).toBe('cancelled');
    expect((await finishSignIn(begun())).outcome).toBe('failed');
    expect((await finishSignIn('')).outcome).toBe('notBegun');
  });

  it('continues for a customer whose details do not load: they are signed in', async () => {
    leave();
    jest.mocked(loadCustomer).mockRejectedValue(new Error('no answer'));
    expect((await finishSignIn(begun())).outcome).toBe('signedIn');
    expect(readTokens()).toEqual(tokens);
  });

  it.each([
    ['this tab never began', () => ''],
    ['another tab began', () => '?attempt=3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['another one has taken the place of', () => (begun(), begun().replace(/.$/, '!'))],
    ['was begun long ago', () => begun(Date.now() - hour - 1)],
  ])('takes no tokens of a sign-in that %s, and removes them', async (_what, query) => {
    leave();
    expect((await finishSignIn(query())).outcome).toBe('failed');
    expect([readTokens(), document.cookie]).toEqual([null, '']);
  });

  it('takes the tokens of one sign-in once', async () => {
    leave();
    const query = begun();
    await finishSignIn(query);
    closeSession();
    leave();
    expect((await finishSignIn(query)).outcome).toBe('failed');
    expect(readTokens()).toBeNull();
  });

  it('keeps a customer signed in who is sent tokens of another person', async () => {
    const own = testTokens(Date.now() + hour, 'own');
    storeTokens(own);
    leave();
    await finishSignIn('?attempt=of-another-tab');
    expect(readTokens()).toEqual(own);
  });

  it('does not sign in where signing in is switched off', async () => {
    jest.mocked(askFlag).mockResolvedValue(false);
    leave();
    expect((await finishSignIn(begun())).outcome).toBe('switchedOff');
    expect([readTokens(), document.cookie]).toEqual([null, '']);
  });

  it.each([
    ['half of them', { accessToken: tokens.accessToken }],
    ['ones that are over', testTokens(Date.now() - 1000)],
    ['ones that cannot be read', { ...tokens, accessToken: 'opaque' }],
  ])('takes no %s', async (_what, left) => {
    leave(left);
    expect((await finishSignIn(begun())).outcome).toBe('failed');
    expect([readTokens(), document.cookie]).toEqual([null, '']);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/\t/evil.example',
    '',
  ])('leads home instead of to %j', async (place) => {
    leave();
    keepReturnPlace('fi', place, Date.now());
    expect((await finishSignIn(begun())).returnPlace).toBe('/');
    // A value of unknown origin is checked the same way.
    leave();
    const kept = { version: 1, savedAt: Date.now(), value: { returnUrl: place } };
    localStorage.setItem('sarastus.state.auth', JSON.stringify(kept));
    expect((await finishSignIn(begun())).returnPlace).toBe('/');
  });
});
