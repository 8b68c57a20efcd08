import { aKey } from '@/domain/testKey';
import { MAX_RETRIES, REQUEST_TIMEOUT_MS } from '@/config/limits';
import { handed } from '@/browser/handover/protocol';
import { askEarly } from '@/browser/handover/earlyAnswers';
import { TransportError } from './TransportError';
import { bodyOf } from './operationRequest';
import { guestPace } from './pace';
import { postOperation } from './postOperation';
import type { OperationCall } from './postOperation';

const call: OperationCall = {
  endpoint: 'https://api.example/graphql',
  name: 'roomsQuery',
  text: 'query roomsQuery { rooms }',
  variables: { nights: 2 },
  changes: false,
  idempotencyKey: null,
};
const atOnce = { ...guestPace, wait: () => Promise.resolve() };
const codeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'answered',
    (error: unknown) => (error instanceof TransportError ? error.code : error),
  );

describe('postOperation', () => {
  let fetched: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => {
    fetched.mockRestore();
    jest.useRealTimers();
  });
  const answering = (body: string, status = 200) =>
    fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));
  const lost = () => fetched.mockRejectedValue(new TypeError('fetch failed'));

  it('sends the operation with the client id of this site and the session id of the visit', async () => {
    answering('{"data":{"rooms":[]}}');
    await expect(postOperation({ ...call, changes: true, idempotencyKey: aKey('once') })).resolves.toEqual({
      rooms: [],
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(call.endpoint);
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(init?.headers).toMatchObject({
      'x-client-id': 'sarastus-web',
      'x-correlation-session-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'idempotency-key': 'once',
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      operationName: 'roomsQuery',
      query: call.text,
      variables: { nights: 2 },
    });
  });

  it('marks a refusal that follows a lost answer', async () => {
    const refusal = () => Promise.resolve(new Response('{"message":"no"}', { status: 401 }));
    const ordered = { ...call, changes: true, idempotencyKey: aKey('once') };
    fetched.mockImplementation(refusal);
    await expect(postOperation(ordered, atOnce)).rejects.toMatchObject({ isAfterLostAnswer: false });
    fetched.mockRejectedValueOnce(new TypeError('fetch failed')).mockImplementation(refusal);
    await expect(postOperation(ordered, atOnce)).rejects.toMatchObject({ isAfterLostAnswer: true });
  });

  it('sends no key with a query', async () => {
    answering('{"data":{}}');
    await postOperation(call);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each([
    ['a query', { changes: false, idempotencyKey: null }, 1 + MAX_RETRIES],
    ['a change without a key', { changes: true, idempotencyKey: null }, 1],
    ['a change with a key', { changes: true, idempotencyKey: aKey('once') }, 1 + MAX_RETRIES],
  ])('tries %s again after a lost connection only when repeating is harmless', async (_what, kind, times) => {
    lost();
    expect(await codeOf(postOperation({ ...call, ...kind }, atOnce))).toBe('NETWORK');
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  it('sends every try of a change with the same key', async () => {
    lost();
    await codeOf(postOperation({ ...call, changes: true, idempotencyKey: aKey('once') }, atOnce));
    const keys = fetched.mock.calls.map(([, init]) => Reflect.get(init?.headers ?? {}, 'idempotency-key'));
    expect(new Set(keys)).toEqual(new Set(['once']));
  });

  it('answers as soon as one try succeeds, and waits longer before each', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    fetched.mockResolvedValueOnce(new Response('{"data":{}}'));
    const waits: number[] = [];
    await postOperation(call, { ...guestPace, wait: (ms) => Promise.resolve(void waits.push(ms)) });
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(150);
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits[1]).toBeGreaterThanOrEqual(300);
    expect(waits[1]).toBeLessThanOrEqual(600);
  });

  it('times out after half a minute, and does not try again', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const outcome = codeOf(postOperation(call));
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('TIMEOUT');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  describe('of a question that was asked early', () => {
    beforeEach(() => {
      handed.sarastusAsked = undefined;
    });
    const early = () => void askEarly(call.endpoint, bodyOf(call), {});

    it('takes up the answer under way, and asks anew the next time', async () => {
      answering('{"data":{"rooms":[1]}}');
      early();
      await expect(postOperation(call)).resolves.toEqual({ rooms: [1] });
      expect(fetched).toHaveBeenCalledTimes(1);
      await postOperation(call);
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('tries again when the early answer was lost', async () => {
      fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
      early();
      answering('{"data":{"rooms":[]}}');
      await expect(postOperation(call, atOnce)).resolves.toEqual({ rooms: [] });
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('gives up the early answer when it comes too late', async () => {
      jest.useFakeTimers();
      fetched.mockImplementation(
        (_url, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
          }),
      );
      early();
      const outcome = codeOf(postOperation(call));
      await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
      expect(await outcome).toBe('TIMEOUT');
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['may not be repeated', { changes: true, idempotencyKey: null }],
      ['is asked in a role', { customerProfile: 'PRIVATE' as const }],
    ])('asks itself what %s', async (_what, kind) => {
      answering('{"data":{}}');
      early();
      await postOperation({ ...call, ...kind });
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    answering('{"data":{}}');
    await postOperation(call);
    expect(jest.getTimerCount()).toBe(0);
  });
});
