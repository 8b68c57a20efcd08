import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { FetchFunction } from 'relay-runtime';
import { TransportError } from './TransportError';
import type { TransportCode } from './TransportError';
import { postOperation } from './postOperation';
import type { WireAnswer } from './postOperation';

/** Types whose id alone does not tell the language their texts are in: they are cached by id and locale. */
const perLocale = new Set([
  'ContentPage',
  'NewsArticle',
  'Offer',
  'HotelSubpage',
  'Reservation',
  'HotelReservation',
  'Hotel',
]);

/**
 * The cache's name for a record; null leaves it to its place in the tree. Other ids are unique in their answer only: the
 * breakfast of one hotel, stay and language is not that of another, and its price must not turn up there.
 */
export function dataIdOf(record: Readonly<Record<string, unknown>>, typeName: string): string | null {
  const { id, locale } = record;
  return typeof id === 'string' && perLocale.has(typeName) ? `${typeName}:${id}:${String(locale)}` : null;
}

const knownCodes = new Set<string>([
  'AUTHORIZATION_INVALID',
  'AUTHORIZATION_EXPIRED',
  'EXPIRED_TOKEN',
  'INVALID_TOKEN',
  'NO_TOKEN_PROVIDED',
  'ENDPOINT_NOT_FOUND',
]);

function raiseErrors(answer: WireAnswer): void {
  const errors = answer.errors ?? [];
  const code = errors
    .map((error) => error.extensions?.code)
    .find((found) => typeof found === 'string' && knownCodes.has(found));
  if (typeof code === 'string') throw new TransportError(code as TransportCode);
  if (errors.length > 0 || !answer.data) throw new TransportError('SERVER');
}

/** A Relay environment of one API, with a Store of its own. `endpoint` is where its operations are posted. */
export function createEnvironment(endpoint: string): Environment {
  const fetchOperation: FetchFunction = async (request, variables, cacheConfig) => {
    const key = cacheConfig.metadata?.idempotencyKey;
    const answer = await postOperation({
      endpoint,
      name: request.name,
      text: request.text ?? '',
      variables,
      changes: request.operationKind === 'mutation',
      idempotencyKey: typeof key === 'string' ? key : null,
    });
    raiseErrors(answer);
    return { data: answer.data ?? {} };
  };
  return new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    getDataID: dataIdOf,
  });
}
