import { testTokens } from '@/api/testTokens';
import { readTokens } from '@/api/tokenStore';
import type { Customer } from '@/domain/customer';
import { finishSignIn } from './finishSignIn';
import { keepReturnPlace } from './returnPlace';
import { resetSession } from './session';

const aino: Customer = {
  id: 'customer-none',
  contacts: [],
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
};
const tokens = testTokens(Date.now() + 3_600_000);
const leave = (left: Partial<typeof tokens> = tokens) => {
  for (const [name, value] of Object.entries(left)) document.cookie = `${name}=${value}; Path=/`;
};

describe('the end of a sign-in', () => {
  beforeEach(() => {
    localStorage.clear();
    for (const name of Object.keys(tokens)) document.cookie = `${name}=; Path=/; Max-Age=0`;
    resetSession(() => Promise.resolve(aino));
  });

  it('takes the tokens out of the cookies, and the guest to where they were', async () => {
    leave();
    keepReturnPlace('sv', '/sv/bokning/uppgifter?room=0', Date.now());
    expect(await finishSignIn('')).toEqual({ outcome: 'signedIn', returnPlace: '/sv/bokning/uppgifter?room=0' });
    expect(readTokens()).toEqual(tokens);
    expect(document.cookie).toBe('');
    // The next time it is the home page: the place was for this sign-in only.
    expect((await finishSignIn('')).returnPlace).toBe('/');
  });

  it('says whether the guest turned back, or it went wrong', async () => {
    expect((await finishSignIn('?error=access_denied')).outcome).toBe('cancelled');
    expect((await finishSignIn('')).outcome).toBe('failed');
    leave();
    resetSession(() => Promise.reject(new Error('no answer')));
    expect((await finishSignIn('')).outcome).toBe('failed');
  });

  it.each([
    ['half of them', { accessToken: tokens.accessToken }],
    ['ones that are over', testTokens(Date.now() - 1000)],
    ['ones that cannot be read', { ...tokens, accessToken: 'opaque' }],
  ])('takes no %s', async (_what, left) => {
    leave(left);
    expect((await finishSignIn('')).outcome).toBe('failed');
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
    expect((await finishSignIn('')).returnPlace).toBe('/');
    // Written by someone else, it is read as carefully.
    leave();
    const kept = { version: 1, savedAt: Date.now(), value: { returnUrl: place } };
    localStorage.setItem('sarastus.state.auth', JSON.stringify(kept));
    expect((await finishSignIn('')).returnPlace).toBe('/');
  });
});
