import type { Api } from '../manifest/model';

export type Headers = Readonly<Record<string, string>>;

export const pathOf: Readonly<Record<Api, string>> = { v1: '/graphql', v2: '/booking/graphql' };

export interface Answer {
  readonly status: number;
  /** Null for an answer that is no JSON object. */
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphqlError[] } | null;
}

export interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** Posts an operation, and reads the answer whatever it is. */
export async function post(url: string, query: string, variables: object, headers: Headers): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as Answer['body'] };
  } catch {
    return { status: response.status, body: null };
  }
}
