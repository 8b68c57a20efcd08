import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a call in a faulty way. The request has been read in full. */
export type Spoil = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (status: number, body: unknown): Spoil =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const page =
  (status: number, body: string): Spoil =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);

const begin = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers });

export const reset: Spoil = ({ socket }) => socket.resetAndDestroy();
export const resetInTheBody: Spoil = ({ socket }, response) =>
  begin(response).write('{"data":{"rooms":', () => socket.resetAndDestroy());
export const endInTheBody: Spoil = ({ socket }, response) =>
  begin(response, { 'content-length': '100' }).write('{"data":', () => socket.end());
export const silence: Spoil = () => undefined;
export const silenceInTheBody: Spoil = (_request, response) => void begin(response).write('{"data":');
/** A byte at intervals shorter than the time-out, without an end. */
export const trickle: Spoil = (_request, response) => {
  begin(response);
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};

export interface FaultyServer {
  readonly address: string;
  /** The key of each call that arrived, in order; null for a call without one. */
  readonly keys: readonly (string | null)[];
  /** Resolves when the next caller has closed the connection before the answer was complete. */
  readonly hungUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A real server that answers each call with the next of the given faults, and all further calls with the last one. */
export async function testFaultyServer(...faults: readonly Spoil[]): Promise<FaultyServer> {
  const keys: (string | null)[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    keys.push(typeof key === 'string' ? key : null);
    response.on('close', () => {
      if (!response.writableFinished) waiting.splice(0).forEach((resolve) => resolve());
    });
    const fault = faults[Math.min(keys.length, faults.length) - 1] ?? silence;
    request.resume().on('end', () => fault(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    hungUp: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
