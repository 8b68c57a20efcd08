import { CannotTell } from '../options';

export interface Endpoint {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  /** Null where the whole operation is refused. */
  readonly data: unknown;
  readonly errors: readonly { readonly message: string; readonly code: string }[];
}

interface Wire {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message?: string; readonly extensions?: { readonly code?: unknown } }[];
}

/** Sends one operation. Throws `CannotTell` without an answer of GraphQL. */
export async function postOperation(
  { endpoint, headers }: Endpoint,
  operationName: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  let response: Response;
  let wire: Wire;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ operationName, query, variables }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    throw new CannotTell(`${endpoint} does not answer ${operationName}: ${String(error)}`);
  }
  try {
    wire = (await response.json()) as Wire;
  } catch {
    throw new CannotTell(`${endpoint} answers ${operationName} with HTTP ${response.status} and no JSON`);
  }
  const errors = (wire.errors ?? []).map(({ message = '', extensions }) => ({
    message,
    code: String(extensions?.code ?? ''),
  }));
  if ((wire.data ?? null) === null && errors.length === 0) {
    throw new CannotTell(`${endpoint} answers ${operationName} with HTTP ${response.status}, without data and errors`);
  }
  return { data: wire.data ?? null, errors };
}
