import { freshTokens } from './freshTokens';
import type { Pace } from './pace';
import { postOperation } from './postOperation';
import { testTokens } from './testTokens';
import { clearTokens, readTokens, storeTokens, subscribeToTokens, tokensKey } from './tokenStore';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const hour = 3_600_000;
const atOnce: Pace = { timeoutMs: 5000, wait: () => Promise.resolve() };
const old = testTokens(NOW + 299_000, 'old');
const renewed = testTokens(NOW + hour, 'new');

const call = {
  endpoint: '/booking/graphql',
  name: 'q',
  text: 'query q { a }',
  variables: {},
  changes: false,
  idempotencyKey: null,
};

describe('tokens for a call', () => {
  let fetched: jest.Mock;
  let online: jest.SpyInstance;
  const changes: string[] = [];
  let unsubscribe: () => void;
  const answer = (body: unknown, status = 200) => ({ status, text: async () => JSON.stringify(body) });

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetched = jest.fn().mockResolvedValue(answer(renewed));
    globalThis.fetch = fetched;
    localStorage.clear();
    changes.length = 0;
    unsubscribe = subscribeToTokens((change) => changes.push(change));
  });
  afterEach(() => {
    unsubscribe();
    jest.restoreAllMocks();
  });

  it('are none for a guest, who is asked nothing', async () => {
    expect(await freshTokens(atOnce)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are the stored ones until 300 s before their end', async () => {
    const fresh = testTokens(NOW + 301_000);
    storeTokens(fresh);
    expect(await freshTokens(atOnce)).toEqual(fresh);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are renewed with the refresh token, and stored', async () => {
    storeTokens(old);
    expect(await freshTokens(atOnce)).toEqual(renewed);
    expect(readTokens()).toEqual(renewed);
    const [url, init] = fetched.mock.calls[0];
    expect([url, init.headers.authorization, init.credentials]).toEqual([
      '/oidc/refresh',
      'Bearer refresh-old',
      'include',
    ]);
  });

  it('are renewed once for all calls that wait', async () => {
    storeTokens(old);
    const all = await Promise.all([freshTokens(atOnce), freshTokens(atOnce), freshTokens(atOnce)]);
    expect(all).toEqual([renewed, renewed, renewed]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are taken from another tab that was faster', async () => {
    storeTokens(old);
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: async (_name: string, work: () => unknown) => {
          localStorage.setItem(tokensKey, JSON.stringify(renewed));
          return work();
        },
      },
    });
    expect(await freshTokens(atOnce)).toEqual(renewed);
    expect(fetched).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it.each([
    ['a refusal', () => fetched.mockResolvedValue(answer({}, 401))],
    ['an answer without all tokens', () => fetched.mockResolvedValue(answer({ ...renewed, refreshToken: undefined }))],
    ['an answer that is none', () => fetched.mockResolvedValue({ status: 200, text: async () => '<h1>' })],
    ['a lost network', () => fetched.mockRejectedValue(new TypeError('failed'))],
  ])('%s clears them while online, and keeps them while offline', async (_what, play) => {
    play();
    storeTokens(old);
    expect(await freshTokens(atOnce)).toBeNull();
    expect([readTokens(), changes]).toEqual([null, ['STORED', 'TOKEN_REFRESH_FAILED']]);
    storeTokens(old);
    online.mockReturnValue(false);
    expect(await freshTokens(atOnce)).toEqual(old);
    expect(readTokens()).toEqual(old);
  });

  it('a lost network is tried again before the tokens are given up', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed'));
    storeTokens(old);
    expect(await freshTokens(atOnce)).toEqual(renewed);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('do not sign a guest in again who signed out while they were renewed', async () => {
    storeTokens(old);
    fetched.mockImplementation(async () => {
      clearTokens('SIGNED_OUT');
      return answer(renewed);
    });
    expect(await freshTokens(atOnce)).toBeNull();
    expect(readTokens()).toBeNull();
  });

  it('go out with the call, in both their forms', async () => {
    storeTokens(renewed);
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation({ ...call, customerProfile: 'BUSINESS' });
    expect(fetched.mock.calls[0][1].headers).toMatchObject({
      authorization: `Bearer ${renewed.accessToken}`,
      'x-auth-token': 'sealed-new',
      'x-customer-profile': 'BUSINESS',
    });
  });

  it('leave no trace on the call of a guest', async () => {
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation(call);
    const names = Object.keys(fetched.mock.calls[0][1].headers);
    expect(names).toEqual(expect.arrayContaining(['x-client-id', 'x-correlation-session-id']));
    expect(names.filter((name) => /auth|profile/.test(name))).toEqual([]);
  });

  const told = (code: string) => ({ data: null, errors: [{ message: 'no', extensions: { code } }] });
  it.each([
    ['AUTHORIZATION_INVALID', true],
    ['AUTHORIZATION_EXPIRED', true],
    ['EXPIRED_TOKEN', false],
    ['INVALID_TOKEN', false],
    ['NO_TOKEN_PROVIDED', false],
    ['ENDPOINT_NOT_FOUND', false],
  ])('that the API answers with %s are cleared: %s', async (code, isCleared) => {
    storeTokens(renewed);
    fetched.mockResolvedValue(answer(told(code)));
    await expect(postOperation(call)).rejects.toMatchObject({ code });
    expect(readTokens() === null).toBe(isCleared);
    expect(changes).toEqual(isCleared ? ['STORED', code] : ['STORED']);
  });

  it('are kept when it was an older token that the API refused', async () => {
    storeTokens(renewed);
    const later = testTokens(NOW + 2 * hour, 'later');
    fetched.mockImplementation(async () => {
      storeTokens(later);
      return answer(told('AUTHORIZATION_EXPIRED'));
    });
    await expect(postOperation(call)).rejects.toMatchObject({ code: 'AUTHORIZATION_EXPIRED' });
    expect(readTokens()).toEqual(later);
  });

  it.each(['null', '{', '[]', '{"accessToken":1,"refreshToken":"x"}', '"text"'])('%s in storage is nobody', (text) => {
    localStorage.setItem(tokensKey, text);
    expect(readTokens()).toBeNull();
  });

  it('tell of another tab that signs in or out', () => {
    const other = (value: string | null) => {
      if (value === null) localStorage.removeItem(tokensKey);
      else localStorage.setItem(tokensKey, value);
      dispatchEvent(new StorageEvent('storage', { key: tokensKey, newValue: value }));
    };
    other(JSON.stringify(renewed));
    other(null);
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(changes).toEqual(['STORED', 'ELSEWHERE']);
  });
});
