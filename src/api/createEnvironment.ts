import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { FetchFunction } from 'relay-runtime';
import type { AccessScope } from '@/domain/guest/accessScope';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { knownOr } from '@/domain/known';
import { customerProfiles } from '@/domain/guest/profile';
import { guestPace } from './pace';
import type { Pace } from './pace';
import { perLocale } from './perLocale';
import { postOperation } from './postOperation';

/**
 * The cache id of a record; null keys it by its place in the answer. Other ids are unique in their answer only: the
 * breakfast of one hotel, stay and language must not be shown with the price of another.
 */
export function dataIdOf(record: Readonly<Record<string, unknown>>, typeName: string): string | null {
  const { id, locale } = record;
  return typeof id === 'string' && perLocale.has(typeName) ? `${typeName}:${id}:${String(locale)}` : null;
}

/** Relay passes on what the hooks gave it, without its type. */
const isKey = (value: unknown): value is IdempotencyKey => typeof value === 'string';
const isScope = (value: unknown): value is AccessScope => typeof value === 'string';

/** A Relay environment of one API, with a Store of its own. `endpoint` is where its operations are posted. */
export function createEnvironment(endpoint: string, pace: Pace = guestPace): Environment {
  const fetchOperation: FetchFunction = (request, variables, cacheConfig) =>
    Observable.create((sink) => {
      const changes = request.operationKind === 'mutation';
      const { idempotencyKey: key, customerProfile, scope } = cacheConfig.metadata ?? {};
      const left = new AbortController();
      const call = {
        endpoint,
        name: request.name,
        text: request.text ?? '',
        variables,
        changes,
        idempotencyKey: isKey(key) ? key : null,
        customerProfile: knownOr(customerProfile, customerProfiles, null),
        scope: isScope(scope) ? scope : null,
        signal: left.signal,
      };
      postOperation(call, pace).then(
        (data) => {
          sink.next({ data });
          sink.complete();
        },
        // An aborted call has no subscriber left.
        (error: Error) => left.signal.aborted || sink.error(error),
      );
      // A query is aborted with its subscription; a change is not, since it may have been made already.
      return () => {
        if (!changes) left.abort();
      };
    });
  return new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    getDataID: dataIdOf,
  });
}
