import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { search } from './testGuest';
import { testWorld } from './testWorld';

jest.setTimeout(30_000);

const head = 'POST /graphql HTTP/1.1\r\nhost: harness\r\ncontent-type: application/json\r\n';
/** A byte this often keeps any limit on silence from being reached. */
const DRIP_MS = 20;

describe('a client that sends slowly', () => {
  const world = testWorld({ patience: { headersMs: 200, requestMs: 400 } });

  const sockets = new Set<Socket>();
  afterEach(() => sockets.forEach((socket) => socket.destroy()));

  /** Connects, sends a beginning, and then drop by drop as long as the server listens. Resolves to what it answered. */
  const dawdle = async (beginning: string, drop: string): Promise<string> => {
    const socket: Socket = connect(Number(new URL(world.address).port), 'localhost');
    sockets.add(socket);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    // Writing to who has hung up is an error of the socket, which closes then.
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(beginning);
    const dripping = setInterval(() => socket.write(drop), DRIP_MS);
    await closed;
    clearInterval(dripping);
    return answer;
  };

  it.each([
    ['its headers', head, 'x-more: 1\r\n'],
    ['its body', `${head}content-length: 1000000\r\n\r\n{"query":"`, 'a'],
    ['its body in chunks', `${head}transfer-encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
    ['nothing at all', '', ''],
    ['half of its headers and then nothing', head, ''],
  ])('is let go when it sends %s, and others are served meanwhile', async (_what, beginning, drop) => {
    const gone = dawdle(beginning, drop);
    expect((await search(world)).__typename).toBe('Availability');
    expect(await gone).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('is let go when a hundred come at once', async () => {
    const gone = Promise.all(Array.from({ length: 100 }, () => dawdle(`${head}content-length: 9\r\n\r\n{`, '')));
    expect((await search(world)).__typename).toBe('Availability');
    expect(await gone).toHaveLength(100);
    expect((await search(world)).__typename).toBe('Availability');
  });
});

describe('the server', () => {
  const world = testWorld();

  it('waits ten seconds for headers and thirty for a request', () => {
    const { headersTimeout, requestTimeout } = world.harness.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  });
});
