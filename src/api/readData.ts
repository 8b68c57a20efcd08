import { TransportError } from './TransportError';
import type { TransportCode } from './TransportError';

/** Codes that an endpoint may name a refusal by. */
const toldCodes: readonly TransportCode[] = [
  'AUTHORIZATION_INVALID',
  'AUTHORIZATION_EXPIRED',
  'EXPIRED_TOKEN',
  'INVALID_TOKEN',
  'NO_TOKEN_PROVIDED',
  'ENDPOINT_NOT_FOUND',
];

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A proxy's page of HTML, or an answer that was cut: told apart by the status.
    return null;
  }
}

interface Answer {
  readonly data: JsonObject | null;
  readonly errors: readonly JsonObject[];
}

/** The answer in a body, or null when the body is none: data or errors may be missing, but not both, nor be of another kind. */
function answerIn(body: unknown): Answer | null {
  if (!isObject(body) || !('data' in body || 'errors' in body)) return null;
  const { data = null, errors = [] } = body;
  if (data !== null && !isObject(data)) return null;
  return Array.isArray(errors) && errors.every(isObject) ? { data, errors } : null;
}

/** The code that an answer names: of one of its errors, or, where a gateway answered in the API's place, of its own. */
function codeIn(body: unknown, errors: readonly JsonObject[]): TransportCode | undefined {
  const told = errors.map(({ extensions }) => (isObject(extensions) ? extensions.code : null));
  if (isObject(body)) told.push(body.code, body.error);
  return toldCodes.find((code) => told.includes(code));
}

function codeOfStatus(status: number, hasObject: boolean): TransportCode {
  // A page in words may come from any machine on the way; an object is the API's own refusal.
  if (status === 401 && hasObject) return 'AUTHORIZATION_INVALID';
  if (status === 403 && hasObject) return 'FORBIDDEN';
  if (status === 404) return 'ENDPOINT_NOT_FOUND';
  return status >= 500 ? 'SERVER' : 'MALFORMED';
}

/**
 * The data of an answer as it came over the wire. Half an answer, data beside an error, counts as none.
 * @throws TransportError for everything that is not whole data
 */
export function readData(status: number, body: string): Record<string, unknown> {
  const parsed = parse(body);
  const answer = answerIn(parsed);
  if (answer?.data && answer.errors.length === 0) return answer.data;
  const told = codeIn(parsed, answer?.errors ?? []);
  if (told) throw new TransportError(told);
  const code = codeOfStatus(status, isObject(parsed));
  throw new TransportError(answer && code === 'MALFORMED' ? 'SERVER' : code);
}
