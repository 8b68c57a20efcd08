import { TransportError } from './TransportError';
import { clientHeaders } from './clientHeaders';
import { maxRetries, retryDelay } from './retry';

export interface OperationCall {
  readonly endpoint: string;
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A call that changes something is tried again only under a key that makes repeating it harmless. */
  readonly changes: boolean;
  readonly idempotencyKey: string | null;
}

/** What a GraphQL server answered: data, errors, or both. */
export interface WireAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

/** After this silence the guest is told, rather than kept waiting. */
const timeoutMs = 30_000;

async function postOnce(call: OperationCall): Promise<WireAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
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
    const body = await response.text();
    return readAnswer(response.status, body);
  } catch (error) {
    if (error instanceof TransportError) throw error;
    throw new TransportError(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK');
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(status: number, body: string): WireAnswer {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(body);
  } catch {
    // A proxy's page of HTML or half an answer: told apart from a refusal below.
  }
  if (isAnswer(parsed)) return parsed;
  if (status === 404) throw new TransportError('ENDPOINT_NOT_FOUND');
  throw new TransportError(status >= 500 ? 'SERVER' : 'MALFORMED');
}

function isAnswer(value: unknown): value is WireAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return ('data' in value && value.data !== undefined) || ('errors' in value && Array.isArray(value.errors));
}

/**
 * Sends one operation. Failures of the network are tried again, up to three times, when repeating is harmless.
 * @throws TransportError when no usable answer came
 */
export async function postOperation(
  call: OperationCall,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<WireAnswer> {
  const mayRepeat = !call.changes || call.idempotencyKey !== null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await postOnce(call);
    } catch (error) {
      const lost = error instanceof TransportError && error.code === 'NETWORK';
      if (!lost || !mayRepeat || attempt >= maxRetries) throw error;
      await wait(retryDelay(attempt + 1, Math.random()));
    }
  }
}
