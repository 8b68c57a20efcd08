import { MAX_RETRIES, REQUEST_TIMEOUT_MS } from '@/config/limits';
import { TransportError } from './TransportError';
import { clientHeaders } from './clientHeaders';
import { retryDelay } from './retry';

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

async function postOnce(call: OperationCall): Promise<WireAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_MS);
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

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isAnswer(value: unknown): value is WireAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const hasData = 'data' in value && typeof value.data === 'object' && !Array.isArray(value.data);
  const hasErrors = 'errors' in value && Array.isArray(value.errors) && value.errors.every(isObject);
  // Either may be missing, but what is there has to be what the protocol says.
  return (hasData || hasErrors) && (hasData || !('data' in value)) && (hasErrors || !('errors' in value));
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
      if (!lost || !mayRepeat || attempt >= MAX_RETRIES) throw error;
      await wait(retryDelay(attempt + 1, Math.random()));
    }
  }
}
