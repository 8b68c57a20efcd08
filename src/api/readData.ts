import { TransportError } from './TransportError';
import type { TransportCode } from './TransportError';

/** Codes that an endpoint may give for a refusal. */
const namedCodes: readonly TransportCode[] = [
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
    // An HTML page of a proxy, or an answer that was cut off: the status decides which.
    return null;
  }
}

interface Answer {
  readonly data: JsonObject | null;
  readonly errors: readonly JsonObject[];
}

/**
 * The answer in a body, or null when it is not an answer: data or errors may be missing, but not both, and neither may
 * be of another type.
 */
function answerIn(body: unknown): Answer | null {
  if (!isObject(body) || !('data' in body || 'errors' in body)) return null;
  const { data = null, errors = [] } = body;
  if (data !== null && !isObject(data)) return null;
  return Array.isArray(errors) && errors.every(isObject) ? { data, errors } : null;
}

/** The code in an answer: of one of its errors, or of the body itself where a gateway answered instead of the API. */
function codeIn(body: unknown, errors: readonly JsonObject[]): TransportCode | undefined {
  const codes = errors.map(({ extensions }) => (isObject(extensions) ? extensions.code : null));
  if (isObject(body)) codes.push(body.code, body.error);
  return namedCodes.find((code) => codes.includes(code));
}

function codeOfStatus(status: number, hasObject: boolean): TransportCode {
  // A text may come from any proxy on the way; an object is a refusal of the API itself.
  if (status === 401 && hasObject) return 'AUTHORIZATION_INVALID';
  if (status === 403 && hasObject) return 'FORBIDDEN';
  if (status === 404) return 'ENDPOINT_NOT_FOUND';
  return status >= 500 ? 'SERVER' : 'MALFORMED';
}

/** Whether all errors are of parts of what the root fields answered, and none is of a root field. */
const areOfParts = (data: JsonObject, errors: readonly JsonObject[]): boolean =>
  errors.every(({ path }) => {
    const [root, part] = Array.isArray(path) ? (path as readonly unknown[]) : [];
    return part !== undefined && typeof root === 'string' && isObject(data[root]);
  });

/**
 * The data of an answer. Data of a reading is not used beside an error: what is missing would be taken for none. What a
 * change answered is used although parts of it failed: it is done, and its number must not be lost.
 * @throws TransportError for everything else
 */
export function readData(status: number, body: string, changes: boolean): Record<string, unknown> {
  const parsed = parse(body);
  const answer = answerIn(parsed);
  if (answer?.data && (answer.errors.length === 0 || (changes && areOfParts(answer.data, answer.errors))))
    return answer.data;
  const named = codeIn(parsed, answer?.errors ?? []);
  if (named) throw new TransportError(named);
  const code = codeOfStatus(status, isObject(parsed));
  throw new TransportError(answer && code === 'MALFORMED' ? 'SERVER' : code);
}
