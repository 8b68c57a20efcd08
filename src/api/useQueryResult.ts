import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { Environment, FetchQueryFetchPolicy, GraphQLTaggedNode, Observable, OperationType } from 'relay-runtime';
import type { AccessScope } from '@/domain/guest/accessScope';
import type { Failure } from '@/domain/failure';
import type { CustomerProfile } from '@/domain/guest/profile';
import { decodeFailure } from './decodeFailure';
import { readOr } from './readEach';

/** A query that is loading, failed with a code, or ready. */
export type QueryResult<TData> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly failure: Failure;
      readonly retry: () => void;
      /** The answer from before it was asked again, for a page whose form must not go away with it. */
      readonly earlier?: TData | null;
    }
  | {
      readonly state: 'ready';
      readonly data: TData;
      /** It was asked again and the newer answer has not come yet. */
      readonly isRefetching: boolean;
      readonly refetch: () => void;
    };

/** An answer, with the question that it belongs to. */
type Answer<TData> = {
  readonly variablesKey: string;
  readonly environment: Environment;
  readonly round: number;
} & (
  | { readonly state: 'failed'; readonly failure: Failure; readonly earlier: TData | null }
  | { readonly state: 'ready'; readonly data: TData }
);

const dataOf = <TData>(answer: Answer<TData>): TData | null =>
  answer.state === 'ready' ? answer.data : answer.earlier;

interface Options<TData> {
  /**
   * Whether Relay's store keeps the answer, so that it shows what other operations change. False for a list of prices,
   * which is asked anew each time: a store takes longer for a large answer than all the rest. The fragments of such a
   * query are without a mask.
   */
  readonly isKept?: boolean;
  /** `network-only` for prices; default: the cache first. */
  readonly fetchPolicy?: FetchQueryFetchPolicy;
  /**
   * Whether data that another operation wrote to the store can be shown; otherwise the older answer stays on the
   * screen.
   */
  readonly isReadable?: (data: TData) => boolean;
  /** The role that a customer asks the site's API in. */
  readonly customerProfile?: CustomerProfile | null;
  /** What a sign-in must cover to ask as a customer; a guest asks it too. */
  readonly scope?: AccessScope | null;
}

/** The answer of the network alone. */
function askNetwork<TQuery extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  asked: TQuery['variables'],
  metadata: Record<string, unknown>,
): Observable<TQuery['response']> {
  const { params } = getRequest(query);
  const answering = environment.getNetwork().execute(params, asked, { force: true, metadata });
  // Neither API answers in parts.
  return answering.map((answer) => ('data' in answer ? answer.data : null) as TQuery['response']);
}

/**
 * Asks a query and subscribes to its data in the store, without suspending: a screen keeps its frame and shows a
 * skeleton until the answer is there. Changes by a mutation are shown without asking again. `variables` are compared by
 * value; null waits until they are known. While it is asked again, also with another guest's environment, the older
 * answer stays.
 */
export function useQueryResult<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  {
    fetchPolicy = 'store-or-network',
    isKept = true,
    isReadable,
    customerProfile = null,
    scope = null,
  }: Options<TQuery['response']> = {},
): QueryResult<TQuery['response']> {
  const environment = useRelayEnvironment();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<TQuery['response']> | null>(null);
  const variablesKey = JSON.stringify(variables);

  useEffect(() => {
    const asked: TQuery['variables'] | null = JSON.parse(variablesKey);
    if (!asked || !isKept) return undefined;
    const operation = createOperationDescriptor(getRequest(query), asked);
    const kept = environment.retain(operation);
    const following = environment.subscribe(environment.lookup(operation.fragment), ({ data, isMissingData }) => {
      // The subscription of a query hands out what its own fragment selects.
      const latest = data as TQuery['response'];
      if (isMissingData || (isReadable && !readOr(false, () => isReadable(latest)))) return;
      const isOfThis = (one: Answer<TQuery['response']>) =>
        one.variablesKey === variablesKey && one.environment === environment;
      setAnswer((one) => (one?.state === 'ready' && isOfThis(one) ? { ...one, data: latest } : one));
    });
    return () => {
      following.dispose();
      kept.dispose();
    };
  }, [environment, query, variablesKey, isKept, isReadable]);

  useEffect(() => {
    const asked: TQuery['variables'] | null = JSON.parse(variablesKey);
    if (!asked) return undefined;
    const question = { variablesKey, environment, round };
    const metadata = { customerProfile, scope };
    const asking = isKept
      ? fetchQuery<TQuery>(environment, query, asked, {
          fetchPolicy: round > 0 ? 'network-only' : fetchPolicy,
          networkCacheConfig: { metadata },
        })
      : askNetwork<TQuery>(environment, query, asked, metadata);
    const fetching = asking.subscribe({
      // In slices: an answer may be most of a page.
      next: (data) => startTransition(() => setAnswer({ ...question, state: 'ready', data })),
      error: (error: unknown) =>
        setAnswer((before) => ({
          ...question,
          state: 'failed',
          failure: decodeFailure(error),
          // Never that of another guest.
          earlier: before?.variablesKey === variablesKey && before.environment === environment ? dataOf(before) : null,
        })),
    });
    return () => fetching.unsubscribe();
  }, [environment, query, variablesKey, isKept, fetchPolicy, customerProfile, scope, round]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  return useMemo(() => {
    if (answer?.variablesKey !== variablesKey) return { state: 'loading' };
    const isLatest = answer.round === round && answer.environment === environment;
    if (answer.state === 'failed' && isLatest) {
      return { state: 'failed', failure: answer.failure, retry: again, earlier: answer.earlier };
    }
    const data = dataOf(answer);
    return data === null ? { state: 'loading' } : { state: 'ready', data, isRefetching: !isLatest, refetch: again };
  }, [answer, variablesKey, environment, round, again]);
}
