import { useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { takeShown } from '@/browser/handover/earlyAnswers';
import { askPlainly, paramsOf } from './askPlainly';
import { bodyOf } from './operationRequest';
import { reportBug } from './reportBug';
import { TransportError } from './TransportError';
import { usePlainAnswer } from './usePlainAnswer';

/** The last answers of this visit by endpoint, query and variables. */
const answersOfVisit = new Map<string, unknown>();

/** Failures of the network or the API are ignored, as the page works without the answer; anything else is a bug. */
function failureOf(error: unknown): true {
  if (!(error instanceof TransportError)) reportBug(error);
  return true;
}

/**
 * Asks a query without Relay, from cache and network: returns the last answer of this visit at once, and then the
 * network's when it comes; a page that slept has brought its answer along. Null until there is either. Only for what a
 * page can do without: a failure changes nothing.
 */
export function usePlainQuery<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] | null {
  const { name, text } = paramsOf(query);
  const question = `${endpoint} ${name} ${JSON.stringify(variables)}`;
  const [early] = useState(() => {
    const answer: TQuery['response'] | null = takeShown(endpoint, bodyOf({ name, text: text ?? '', variables }));
    if (answer) answersOfVisit.set(question, answer);
    return { question, answer };
  });
  const { answer } = usePlainAnswer<string, TQuery['response'], true>(question, {
    ask: async (_question, signal) => {
      const data = await askPlainly<TQuery>(endpoint, query, variables, { signal });
      answersOfVisit.set(question, data);
      return data;
    },
    failureOf,
    brought: early.question === question ? early.answer : null,
  });
  // Only data of this very query is kept under its question.
  return answer ?? (answersOfVisit.get(question) as TQuery['response'] | undefined) ?? null;
}
