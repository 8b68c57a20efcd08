import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { FetchQueryFetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Failure } from '@/domain/failure';
import { decodeFailure } from './decodeFailure';

/** A query on its way, failed for a named reason, or answered. */
export type QueryResult<TData> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: TData;
      /** It was asked again, and a newer answer is on its way. */
      readonly isRefetching: boolean;
      readonly refetch: () => void;
    };

type Answer<TData> = { readonly key: string; readonly variablesKey: string } & (
  { readonly state: 'failed'; readonly failure: Failure } | { readonly state: 'ready'; readonly data: TData }
);

/**
 * Asks a query and tells how it went, without suspending: a screen keeps its frame and swaps a skeleton for the answer.
 * `variables` are compared by value; null waits until they are known. Prices want `network-only`; the default is the cache first.
 */
export function useQueryResult<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  fetchPolicy: FetchQueryFetchPolicy = 'store-or-network',
): QueryResult<TQuery['response']> {
  const environment = useRelayEnvironment();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<TQuery['response']> | null>(null);
  const variablesKey = JSON.stringify(variables);
  const key = `${round}:${variablesKey}`;

  useEffect(() => {
    const asked: TQuery['variables'] | null = JSON.parse(variablesKey);
    if (!asked) return undefined;
    const policy = round > 0 ? 'network-only' : fetchPolicy;
    const kept = environment.retain(createOperationDescriptor(getRequest(query), asked));
    const subscription = fetchQuery<TQuery>(environment, query, asked, { fetchPolicy: policy }).subscribe({
      next: (data) => setAnswer({ key, variablesKey, state: 'ready', data }),
      error: (error: unknown) => setAnswer({ key, variablesKey, state: 'failed', failure: decodeFailure(error) }),
    });
    return () => {
      subscription.unsubscribe();
      kept.dispose();
    };
  }, [environment, query, variablesKey, fetchPolicy, round, key]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  return useMemo(() => {
    const isOfOtherVariables = answer?.variablesKey !== variablesKey;
    if (!answer || isOfOtherVariables || (answer.state === 'failed' && answer.key !== key)) return { state: 'loading' };
    if (answer.state === 'failed') return { state: 'failed', failure: answer.failure, retry: again };
    // Asked again, the answer before stays on the screen: nothing jumps, and nobody loses their place.
    return { state: 'ready', data: answer.data, isRefetching: answer.key !== key, refetch: again };
  }, [answer, key, variablesKey, again]);
}
