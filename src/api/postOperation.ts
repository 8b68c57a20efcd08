import type { Tokens } from '@/domain/token';
import { TransportError } from './TransportError';
import { clientHeaders } from './clientHeaders';
import { guestPace } from './pace';
import type { Pace } from './pace';
import { readData } from './readData';
import { clearTokens, readTokens } from './tokenStore';
import { fetchInTime, tryAgain } from './tryAgain';

export interface OperationCall {
  readonly endpoint: string;
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A call that changes something is tried again only under a key that makes repeating it harmless. */
  readonly changes: boolean;
  readonly idempotencyKey: string | null;
  /** The role that the customer calls in; of the site's API (v1) only. */
  readonly customerProfile?: 'BUSINESS' | 'PRIVATE' | null;
  /** Gives the call up: nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

function headersOf(call: OperationCall, tokens: Tokens | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...clientHeaders(),
    ...(tokens ? { authorization: `Bearer ${tokens.accessToken}`, 'x-auth-token': tokens.encryptedAccessToken } : {}),
    ...(call.customerProfile ? { 'x-customer-profile': call.customerProfile } : {}),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
  };
}

/** Tokens that the API does not take are of no more use. */
export function heedRefusal(error: unknown, used: Tokens | null): void {
  if (!used || !(error instanceof TransportError)) return;
  const { code } = error;
  if (code === 'AUTHORIZATION_INVALID' || code === 'AUTHORIZATION_EXPIRED') clearTokens(code, used);
}

/**
 * Sends one operation, as the customer who is signed in, and gives its data. Failures of the network are tried again,
 * up to three times, when repeating is harmless. Tokens that are refused are cleared.
 * @throws TransportError when no usable answer came; the signal's reason when the call was given up
 */
export async function postOperation(call: OperationCall, pace: Pace = guestPace): Promise<Record<string, unknown>> {
  // Only a customer's calls need the code that renews tokens.
  const tokens = readTokens() && (await (await import('./freshTokens')).freshTokens(pace));
  const mayRepeat = !call.changes || call.idempotencyKey !== null;
  const init = {
    method: 'POST',
    signal: call.signal,
    headers: headersOf(call, tokens),
    body: JSON.stringify({ operationName: call.name, query: call.text, variables: call.variables }),
  };
  const send = async () => {
    const { status, body } = await fetchInTime(call.endpoint, init, pace);
    return readData(status, body);
  };
  try {
    return await tryAgain(send, mayRepeat, pace, call.signal);
  } catch (error) {
    heedRefusal(error, tokens);
    throw error;
  }
}
