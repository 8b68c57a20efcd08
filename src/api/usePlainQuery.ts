import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { askPlainly, paramsOf } from './askPlainly';
import { reportBug } from './reportBug';
import { TransportError } from './TransportError';
import { usePlainAnswer } from './usePlainAnswer';

/** The last answers of this visit by their question: the endpoint, the query and its variables. */
const answersOfVisit = new Map<string, unknown>();

/** A failure is not explained to the guest: one that is not the network's or the API's is a bug. */
function failureOf(error: unknown): true {
  if (!(error instanceof TransportError)) reportBug(error);
  return true;
}

/**
 * Asks a query without Relay, cache and network: the last answer of this visit is there at once, and the network's takes
 * its place when it comes. Null until there is either; a page is whole without what it asks this way, so a failure
 * changes nothing.
 */
export function usePlainQuery<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] | null {
  const question = `${endpoint} ${paramsOf(query).name} ${JSON.stringify(variables)}`;
  const { answer } = usePlainAnswer<string, TQuery['response'], true>(question, {
    ask: async (_question, signal) => {
      const data = await askPlainly<TQuery>(endpoint, query, variables, { signal });
      answersOfVisit.set(question, data);
      return data;
    },
    failureOf,
  });
  // Only data of this very query is kept under its question.
  return answer ?? (answersOfVisit.get(question) as TQuery['response'] | undefined) ?? null;
}
