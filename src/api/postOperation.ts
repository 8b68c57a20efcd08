import { MAX_RETRIES, REQUEST_TIMEOUT_MS } from '@/config/limits';
import { TransportError } from './TransportError';
import { clientHeaders } from './clientHeaders';
import { readData } from './readData';
import { retryDelay } from './retry';

export interface OperationCall {
  readonly endpoint: string;
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A call that changes something is tried again only under a key that makes repeating it harmless. */
  readonly changes: boolean;
  readonly idempotencyKey: string | null;
  /** Gives the call up: nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** How long a call waits: for each answer, its body included, and between its tries. */
export interface Pace {
  readonly timeoutMs: number;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Ends early when the call is given up, so that nothing is left ticking on a page that was left. */
const waitFor: Pace['wait'] = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export const guestPace: Pace = { timeoutMs: REQUEST_TIMEOUT_MS, wait: waitFor };

async function postOnce(call: OperationCall, timeoutMs: number): Promise<Record<string, unknown>> {
  const { signal } = call;
  signal?.throwIfAborted();
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(call.endpoint, {
      method: 'POST',
      credentials: 'include',
      signal: abort.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...clientHeaders(),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      body: JSON.stringify({ operationName: call.name, query: call.text, variables: call.variables }),
    });
    return readData(response.status, await response.text());
  } catch (error) {
    if (error instanceof TransportError) throw error;
    signal?.throwIfAborted();
    throw new TransportError(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * Sends one operation and gives its data. Failures of the network are tried again, up to three times, when repeating is
 * harmless.
 * @throws TransportError when no usable answer came; the signal's reason when the call was given up
 */
export async function postOperation(call: OperationCall, pace: Pace = guestPace): Promise<Record<string, unknown>> {
  const mayRepeat = !call.changes || call.idempotencyKey !== null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await postOnce(call, pace.timeoutMs);
    } catch (error) {
      const lost = error instanceof TransportError && error.code === 'NETWORK';
      if (!lost || !mayRepeat || attempt >= MAX_RETRIES) throw error;
      await pace.wait(retryDelay(attempt + 1, Math.random()), call.signal);
    }
  }
}
