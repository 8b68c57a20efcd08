import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { chain } from '@/config/chain';
import type { CustomerProfile } from '@/domain/guest/profile';
import type { Tokens } from '@/domain/guest/token';
import { clientHeaders } from '@/browser/clientHeaders';

/** An operation as it is sent. */
export interface Operation {
  readonly endpoint: string;
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: IdempotencyKey | null;
  /** The role that the customer calls in; for the site's API only. */
  readonly customerProfile?: CustomerProfile | null;
}

/** The header of a call that may be repeated under its key. */
export const keyHeader = (key: IdempotencyKey | null): Record<string, string> =>
  key ? { 'idempotency-key': key } : {};

function headersOf(call: Operation, tokens: Tokens | null): Record<string, string> {
  const { token, profile } = chain.headerNames;
  return {
    ...(tokens ? { authorization: `Bearer ${tokens.accessToken}`, [token]: tokens.encryptedAccessToken } : {}),
    ...(call.customerProfile ? { [profile]: call.customerProfile } : {}),
    ...keyHeader(call.idempotencyKey),
  };
}

/** What is posted, before it is text. */
export const bodyOf = ({ name, text, variables }: Pick<Operation, 'name' | 'text' | 'variables'>) => ({
  operationName: name,
  query: text,
  variables,
});

/** The request of a body, for nobody in particular; pages that sleep send no other. */
export const requestWith = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...clientHeaders(),
    ...headers,
  },
  body: JSON.stringify(body),
});

/** The request of an operation with the given tokens; `body` is its own, or what stands for it. */
export const requestOf = (call: Operation, tokens: Tokens | null, body: object) =>
  requestWith(body, headersOf(call, tokens));
