import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_RETRIES, REQUEST_TIMEOUT_MS } from '@/config/limits';
import { TransportError } from './TransportError';
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
const atOnce = () => Promise.resolve();
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

  it('sends the operation with the name of this site and its own session', async () => {
    answering('{"data":{"rooms":[]}}');
    await expect(postOperation({ ...call, changes: true, idempotencyKey: 'once' })).resolves.toEqual({
      data: { rooms: [] },
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

  it('sends no key with what only asks', async () => {
    answering('{"data":{}}');
    await postOperation(call);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each([
    ['a page of the proxy', '<html>Bad gateway</html>', 502, 'SERVER'],
    ['an empty answer of a broken server', '', 500, 'SERVER'],
    ['a page instead of an answer', '<!doctype html><title>Hotel</title>', 200, 'MALFORMED'],
    ['nothing', '', 200, 'MALFORMED'],
    ['broken JSON', '{"data":{"rooms":', 200, 'MALFORMED'],
    ['JSON of another kind', '[1,2]', 200, 'MALFORMED'],
    ['JSON without data or errors', '{"message":"hello"}', 200, 'MALFORMED'],
    ['data that is a word', '{"data":"rooms"}', 200, 'MALFORMED'],
    ['errors that are no list', '{"errors":"many"}', 200, 'MALFORMED'],
    ['an error that is nothing', '{"errors":[null]}', 200, 'MALFORMED'],
    ['nobody at the address', 'Not found', 404, 'ENDPOINT_NOT_FOUND'],
    ['a refusal in words', 'Forbidden', 403, 'MALFORMED'],
  ])('calls %s by its name and does not ask again', async (_what, body, status, code) => {
    answering(body, status);
    expect(await codeOf(postOperation(call, atOnce))).toBe(code);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('hands on an answer that tells its errors, whatever the status', async () => {
    answering('{"errors":[{"message":"no"}],"data":null}', 500);
    await expect(postOperation(call)).resolves.toEqual({ errors: [{ message: 'no' }], data: null });
  });

  it.each([
    ['a query', { changes: false, idempotencyKey: null }, 1 + MAX_RETRIES],
    ['a change without a key', { changes: true, idempotencyKey: null }, 1],
    ['a change under a key', { changes: true, idempotencyKey: 'once' }, 1 + MAX_RETRIES],
  ])('tries %s again after a lost connection only when that does no harm', async (_what, kind, times) => {
    lost();
    expect(await codeOf(postOperation({ ...call, ...kind }, atOnce))).toBe('NETWORK');
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  it('sends every try of a change under the same key', async () => {
    lost();
    await codeOf(postOperation({ ...call, changes: true, idempotencyKey: 'once' }, atOnce));
    const keys = fetched.mock.calls.map(([, init]) => Reflect.get(init?.headers ?? {}, 'idempotency-key'));
    expect(new Set(keys)).toEqual(new Set(['once']));
  });

  it('answers as soon as one try gets through, and waits longer before each', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    fetched.mockResolvedValueOnce(new Response('{"data":{}}'));
    const waits: number[] = [];
    await postOperation(call, (ms) => Promise.resolve(void waits.push(ms)));
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThanOrEqual(150);
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits[1]).toBeGreaterThanOrEqual(300);
    expect(waits[1]).toBeLessThanOrEqual(600);
  });

  it('gives up a silence after half a minute, and does not ask again', async () => {
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

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    answering('{"data":{}}');
    await postOperation(call);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('postOperation over a real connection', () => {
  // Also when an expectation fails: a server left open would keep the run from ending.
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));
  const served = async (answer: Parameters<typeof createServer>[1]) => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    return { server, endpoint: `http://localhost:${port}` };
  };

  it('counts a connection that breaks in the middle of an answer as lost', async () => {
    let calls = 0;
    const { endpoint } = await served((_request, response) => {
      calls += 1;
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await codeOf(postOperation({ ...call, endpoint, changes: true }, atOnce))).toBe('NETWORK');
    expect(calls).toBe(1);
  });

  it('counts a refused connection as lost', async () => {
    const { server, endpoint } = await served(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    expect(await codeOf(postOperation({ ...call, endpoint, changes: true }, atOnce))).toBe('NETWORK');
  });
});
