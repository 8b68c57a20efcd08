import { commitMutation, createOperationDescriptor, fetchQuery } from 'relay-runtime';
import type { ConcreteRequest } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { MAX_RETRIES } from '@/config/limits';
import query from './booking-v2/__generated__/useReservationV2Query.graphql';
import { askPlainly } from './askPlainly';
import { createEnvironment } from './createEnvironment';
import { decodeFailure } from './decodeFailure';
import {
  endInTheBody,
  json,
  page,
  reset,
  resetInTheBody,
  silence,
  silenceInTheBody,
  testFaultyServer,
  trickle,
} from './testFaultyServer';
import type { FaultyServer, Spoil } from './testFaultyServer';

const variables = { input: { bookingNumber: '1', bookingHash: 'h', locale: 'FI_FI' as const }, withLines: false };
const refusedWith = (code: string) => json(200, { data: null, errors: [{ message: 'no', extensions: { code } }] });
const answer = json(200, { data: { getBooking: { __typename: 'BookingNotFound', bookingNumber: '1' } } });

/** Tries of a call that may be repeated; one that may not is always sent once. */
const all = 1 + MAX_RETRIES;
const faults: readonly (readonly [string, Spoil | null, string, number])[] = [
  ['a refused connection', null, 'transport.NETWORK', all],
  ['a connection that is reset', reset, 'transport.NETWORK', all],
  ['a connection that is reset in the body', resetInTheBody, 'transport.NETWORK', all],
  ['a body that ends half-way', endInTheBody, 'transport.NETWORK', all],
  ['silence', silence, 'transport.TIMEOUT', 1],
  ['silence in the body', silenceInTheBody, 'transport.TIMEOUT', 1],
  ['an answer that never ends', trickle, 'transport.TIMEOUT', 1],
  ['500', json(500, { errors: [{ message: 'Internal server error' }] }), 'transport.SERVER', 1],
  ['502 with a page', page(502, '<h1>Bad gateway</h1>'), 'transport.SERVER', 1],
  ['200 with a page', page(200, '<h1>Welcome</h1>'), 'transport.MALFORMED', 1],
  ['200 with broken JSON', page(200, '{"data":{"rooms":'), 'transport.MALFORMED', 1],
  ['200 with nothing', page(200, ''), 'transport.MALFORMED', 1],
  ['200 without data', json(200, { data: null }), 'transport.SERVER', 1],
  ['401', json(401, { message: 'Unauthorized' }), 'authorization.AUTHORIZATION_INVALID', 1],
  ['403', json(403, { message: 'Forbidden' }), 'authorization.UNKNOWN', 1],
  ['404', page(404, 'Not found'), 'transport.ENDPOINT_NOT_FOUND', 1],
  ['ENDPOINT_NOT_FOUND', refusedWith('ENDPOINT_NOT_FOUND'), 'transport.ENDPOINT_NOT_FOUND', 1],
  ...['AUTHORIZATION_INVALID', 'AUTHORIZATION_EXPIRED', 'EXPIRED_TOKEN', 'INVALID_TOKEN', 'NO_TOKEN_PROVIDED'].map(
    (code) => [code, refusedWith(code), `authorization.${code}`, 1] as const,
  ),
];

const servers: FaultyServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function served(...spoils: readonly Spoil[]): Promise<FaultyServer> {
  const server = await testFaultyServer(...spoils);
  servers.push(server);
  return server;
}

/** Waits until that many calls have arrived; fails the test when they do not. */
async function arrived(keys: readonly unknown[], count: number): Promise<void> {
  const end = performance.now() + 2000;
  while (keys.length < count && performance.now() < end) await new Promise(setImmediate);
  expect(keys).toHaveLength(count);
}

/**
 * Time under control of the test: a short silence counts as half a minute, and waits between tries are recorded and
 * skipped.
 */
function shortTime(timeoutMs: number) {
  const waits: number[] = [];
  return { waits, pace: { timeoutMs, wait: (ms: number) => Promise.resolve(void waits.push(ms)) } };
}

const failureOf = async (outcome: Promise<unknown>) => {
  try {
    await outcome;
    return 'answered';
  } catch (error) {
    const { kind, code } = decodeFailure(error);
    return `${kind}.${code}`;
  }
};

/** Sends a change as the site does: Relay goes by the kind of the operation, which the server does not check. */
function change(environment: ReturnType<typeof createEnvironment>, idempotencyKey: string | null): Promise<unknown> {
  const mutation: ConcreteRequest = { ...query, params: { ...query.params, operationKind: 'mutation' } };
  return new Promise((resolve, reject) => {
    const metadata = idempotencyKey === null ? {} : { idempotencyKey };
    const cacheConfig = { force: true, metadata };
    commitMutation(environment, { mutation, variables, cacheConfig, onCompleted: resolve, onError: reject });
  });
}

describe.each([
  ['the site’s endpoint', site.siteEndpoint],
  ['the booking endpoint', site.bookingEndpoint],
])('%s', (_name, path) => {
  describe.each(faults)('with the fault: %s', (_fault, fault, failure, tries) => {
    const meet = async (send: (environment: ReturnType<typeof createEnvironment>) => Promise<unknown>) => {
      const server = await served(fault ?? answer);
      if (!fault) await server.close();
      const { pace, waits } = shortTime(failure === 'transport.TIMEOUT' ? 500 : 5000);
      const found = await failureOf(send(createEnvironment(server.address + path, pace)));
      // A refused call reaches no server: its tries are counted by the waits between them.
      const tried = fault ? server.keys.length : waits.length + 1;
      expect(waits).toHaveLength(tried - 1);
      waits.forEach((ms, index) => {
        expect(ms).toBeGreaterThanOrEqual(150 * 2 ** index);
        expect(ms).toBeLessThanOrEqual(300 * 2 ** index);
      });
      return { found, tried, keys: new Set(server.keys) };
    };

    it('a query fails with its code, after the tries that may help', async () => {
      const ask = (environment: ReturnType<typeof createEnvironment>) =>
        fetchQuery(environment, query, variables).toPromise();
      expect(await meet(ask)).toMatchObject({ found: failure, tried: tries });
    });

    it('a change without a key is sent once', async () => {
      expect(await meet((environment) => change(environment, null))).toMatchObject({ found: failure, tried: 1 });
    });

    it('a change with a key is repeated with that key only', async () => {
      const met = await meet((environment) => change(environment, 'once'));
      expect(met).toMatchObject({ found: failure, tried: tries });
      if (fault) expect(met.keys).toEqual(new Set(['once']));
    });
  });

  it('returns the answer as soon as one try succeeds', async () => {
    const { address, keys } = await served(reset, resetInTheBody, answer);
    const { pace, waits } = shortTime(5000);
    await expect(change(createEnvironment(address + path, pace), 'once')).resolves.toBeTruthy();
    expect([keys, waits.length]).toEqual([['once', 'once', 'once'], 2]);
  });

  it('is not called again after the guest has left, and its open call is aborted', async () => {
    const { address, keys, hungUp } = await served(silence);
    const { pace, waits } = shortTime(5000);
    const reported = jest.fn();
    const asked = fetchQuery(createEnvironment(address + path, pace), query, variables).subscribe({ error: reported });
    await arrived(keys, 1);
    const gone = hungUp();
    asked.unsubscribe();
    await gone;
    expect([keys.length, waits.length, reported.mock.calls]).toEqual([1, 0, []]);
  });

  it('is not called again when the guest leaves between two tries', async () => {
    const { address } = await served(reset);
    const sent = jest.spyOn(globalThis, 'fetch');
    let leave = () => {};
    const waited = new Promise<void>((resolve) => {
      const wait = () => {
        leave();
        resolve();
        return Promise.resolve();
      };
      const environment = createEnvironment(address + path, { timeoutMs: 5000, wait });
      const asked = fetchQuery(environment, query, variables).subscribe({});
      leave = () => asked.unsubscribe();
    });
    await waited;
    // Another try would be sent at once, the wait being over.
    await new Promise(setImmediate);
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });

  it('finishes a change although the guest has left the step', async () => {
    const { address, keys } = await served(reset, answer);
    const environment = createEnvironment(address + path, shortTime(5000).pace);
    const mutation: ConcreteRequest = { ...query, params: { ...query.params, operationKind: 'mutation' } };
    const operation = createOperationDescriptor(mutation, variables, {
      force: true,
      metadata: { idempotencyKey: 'once' },
    });
    environment.executeMutation({ operation }).subscribe({}).unsubscribe();
    await arrived(keys, 2);
    expect(keys).toEqual(['once', 'once']);
  });

  it('answers a plain query, however it was bundled', async () => {
    const { address } = await served(answer);
    const bundled = { __esModule: true, default: query };
    // The bundler's form of a tagged query, which the types do not describe.
    for (const asked of [query, bundled as unknown as typeof query]) {
      await expect(askPlainly(address + path, asked, variables)).resolves.toHaveProperty('getBooking');
    }
  });

  it('gives a plain query the same failures', async () => {
    for (const [fault, failure] of [
      [refusedWith('AUTHORIZATION_EXPIRED'), 'authorization.AUTHORIZATION_EXPIRED'],
      [json(200, { data: null }), 'transport.SERVER'],
      [page(200, '{"data"'), 'transport.MALFORMED'],
    ] as const) {
      const { address, keys } = await served(fault);
      expect(await failureOf(askPlainly(address + path, query, variables))).toBe(failure);
      expect(keys).toHaveLength(1);
    }
  });
});
