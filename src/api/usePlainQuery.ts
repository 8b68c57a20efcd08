import { useEffect, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { askPlainly, paramsOf } from './askPlainly';
import { reportBug } from './reportBug';
import { TransportError } from './TransportError';

interface Heard<TData> {
  readonly question: string;
  readonly data: TData;
}

/** Data of this visit by its question: the endpoint, the query and its variables. */
const lastHeard = new Map<string, unknown>();

/**
 * Asks a query plainly, cache and network: what this visit heard last is there at once, and the network's answer takes
 * its place when it comes. Null until there is either; a page is whole without what it asks this way, so a failure
 * changes nothing.
 */
export function usePlainQuery<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] | null {
  const variablesKey = JSON.stringify(variables);
  const question = `${endpoint} ${paramsOf(query).name} ${variablesKey}`;
  const [heard, setHeard] = useState<Heard<TQuery['response']> | null>(null);

  useEffect(() => {
    const left = new AbortController();
    askPlainly<TQuery>(endpoint, query, JSON.parse(variablesKey), { signal: left.signal }).then(
      (data) => {
        if (left.signal.aborted) return;
        lastHeard.set(question, data);
        setHeard({ question, data });
      },
      (error: unknown) => {
        // Told to nobody; one that is not the wire's is a bug.
        if (!left.signal.aborted && !(error instanceof TransportError)) reportBug(error);
      },
    );
    return () => left.abort();
  }, [endpoint, query, variablesKey, question]);

  if (heard?.question === question) return heard.data;
  // Only data of this very query is kept under its question.
  return (lastHeard.get(question) as TQuery['response'] | undefined) ?? null;
}
