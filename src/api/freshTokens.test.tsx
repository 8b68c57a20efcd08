import type { Tokens } from '@/domain/guest/token';
import { freshTokens } from './freshTokens';
import type { Pace } from './pace';
import { postOperation } from './postOperation';
import { testTokens } from './testTokens';
import { clearTokens, readTokens, storeTokens, subscribeToTokens, tokensKey } from './tokenStore';

let isSwitchedOn = true;
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(isSwitchedOn) }));

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
    isSwitchedOn = true;
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

  it('are none for a guest who is not signed in, and nothing is requested', async () => {
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

  it('lets the next tab renew only when it can see what this one has stored', async () => {
    storeTokens(old);
    let turn: Promise<unknown> | null = null;
    const request = (_name: string, work: () => Promise<unknown>) => (turn = work());
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const ends: (() => void)[] = [];
    const slowly: Pace = { ...atOnce, wait: () => new Promise((end) => ends.push(end)) };
    expect(await freshTokens(slowly)).toEqual(renewed);
    const isOver = jest.fn();
    void Promise.resolve(turn).then(isOver);
    await new Promise((done) => setTimeout(done));
    expect(isOver).not.toHaveBeenCalled();
    ends.forEach((end) => end());
    await new Promise((done) => setTimeout(done));
    expect(isOver).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it.each([
    ['a refusal', () => fetched.mockResolvedValue(answer({}, 401))],
    ['an answer without all tokens', () => fetched.mockResolvedValue(answer({ ...renewed, refreshToken: undefined }))],
    ['an answer that is no JSON', () => fetched.mockResolvedValue({ status: 200, text: async () => '<h1>' })],
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

  it('are asked for again after a network failure, before they are cleared', async () => {
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

  it('are those of another customer who signed in while they were renewed', async () => {
    const ofOther = testTokens(NOW + hour, 'other');
    storeTokens(old);
    fetched.mockImplementation(async () => {
      clearTokens('SIGNED_OUT');
      storeTokens(ofOther);
      return answer(renewed);
    });
    expect(await freshTokens(atOnce)).toEqual(ofOther);
    expect(readTokens()).toEqual(ofOther);
  });

  it('are sent with the call, each in its own header', async () => {
    storeTokens(renewed);
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation({ ...call, customerProfile: 'BUSINESS' });
    expect(fetched.mock.calls[0][1].headers).toMatchObject({
      authorization: `Bearer ${renewed.accessToken}`,
      'x-auth-token': 'sealed-new',
      'x-customer-profile': 'BUSINESS',
    });
  });

  it('are not sent with the call of a guest who is not signed in', async () => {
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation(call);
    const names = Object.keys(fetched.mock.calls[0][1].headers);
    expect(names).toEqual(expect.arrayContaining(['x-client-id', 'x-correlation-session-id']));
    expect(names.filter((name) => /auth|profile/.test(name))).toEqual([]);
  });

  it('that cannot be decoded are cleared as invalid, and the call is sent without any', async () => {
    storeTokens({ ...renewed, accessToken: 'opaque' });
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation(call);
    expect([readTokens(), changes]).toEqual([null, ['STORED', 'INVALID_TOKEN']]);
    expect(fetched.mock.calls.map(([, { headers }]) => headers.authorization)).toEqual([undefined]);
  });

  it('are cleared before any call carries them where signing in is switched off', async () => {
    isSwitchedOn = false;
    storeTokens(renewed);
    fetched.mockResolvedValue(answer({ data: {} }));
    await postOperation(call);
    expect([readTokens(), changes]).toEqual([null, ['STORED', 'SWITCHED_OFF']]);
    expect(fetched.mock.calls.map(([, { headers }]) => headers.authorization)).toEqual([undefined]);
  });

  const refused = (code: string) => ({ data: null, errors: [{ message: 'no', extensions: { code } }] });
  /** An API that answers one token with a code, and calls without a token or with another one with data. */
  const refusing = (code: string, tokens: Tokens) =>
    fetched.mockImplementation(async (url, { headers }) => {
      if (url === '/oidc/refresh') return answer(later);
      return answer(headers.authorization === `Bearer ${tokens.accessToken}` ? refused(code) : { data: { a: 1 } });
    });
  const bearers = () => fetched.mock.calls.map(([, { headers }]) => headers.authorization?.slice(-20));
  const bearerOf = ({ accessToken }: Tokens) => `Bearer ${accessToken}`.slice(-20);
  const later = testTokens(NOW + 2 * hour, 'later');

  it.each(['AUTHORIZATION_INVALID', 'AUTHORIZATION_EXPIRED', 'INVALID_TOKEN'] as const)(
    'that the API answers with %s are cleared, and a question is asked again as a stranger’s',
    async (code) => {
      storeTokens(renewed);
      refusing(code, renewed);
      expect(await postOperation(call)).toEqual({ a: 1 });
      expect([readTokens(), changes]).toEqual([null, ['STORED', code]]);
      expect(bearers()).toEqual([bearerOf(renewed), undefined]);
    },
  );

  it('that the API calls expired are renewed, for a query and for a change', async () => {
    for (const changesSomething of [false, true]) {
      storeTokens(renewed);
      fetched.mockClear();
      refusing('EXPIRED_TOKEN', renewed);
      expect(await postOperation({ ...call, changes: changesSomething })).toEqual({ a: 1 });
      expect(readTokens()).toEqual(later);
      expect(bearers()).toEqual([bearerOf(renewed), 'Bearer refresh-new'.slice(-20), bearerOf(later)]);
    }
  });

  it('that are refused after renewing are cleared, and a query is sent again without any', async () => {
    storeTokens(renewed);
    fetched.mockImplementation(async (url, { headers }) =>
      answer(url === '/oidc/refresh' ? later : headers.authorization ? refused('EXPIRED_TOKEN') : { data: { a: 1 } }),
    );
    expect(await postOperation(call)).toEqual({ a: 1 });
    expect([readTokens(), changes.at(-1)]).toEqual([null, 'AUTHORIZATION_EXPIRED']);
  });

  it('that are refused for a change fail it: it is not sent again without any', async () => {
    storeTokens(renewed);
    refusing('INVALID_TOKEN', renewed);
    await expect(postOperation({ ...call, changes: true })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect([readTokens(), bearers()]).toEqual([null, [bearerOf(renewed)]]);
  });

  it.each(['NO_TOKEN_PROVIDED', 'ENDPOINT_NOT_FOUND'])('stay where the API answers with %s', async (code) => {
    storeTokens(renewed);
    fetched.mockResolvedValue(answer(refused(code)));
    await expect(postOperation(call)).rejects.toMatchObject({ code });
    expect(readTokens()).toEqual(renewed);
  });

  it('are taken from another tab when it was an older token that the API refused', async () => {
    storeTokens(renewed);
    fetched.mockImplementation(async (_url, { headers }) => {
      if (headers.authorization === `Bearer ${later.accessToken}`) return answer({ data: { a: 1 } });
      storeTokens(later);
      return answer(refused('AUTHORIZATION_EXPIRED'));
    });
    expect(await postOperation(call)).toEqual({ a: 1 });
    expect(readTokens()).toEqual(later);
  });

  it.each(['null', '{', '[]', '{"accessToken":1,"refreshToken":"x"}', '"text"'])(
    '%s in storage counts as not signed in',
    (text) => {
      localStorage.setItem(tokensKey, text);
      expect(readTokens()).toBeNull();
    },
  );

  it('call listeners when another tab signs in or out', () => {
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
