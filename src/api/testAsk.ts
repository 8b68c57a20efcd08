import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createEnvironment } from './createEnvironment';

/** The data of a query as a component gets it, with masked fragments. */
export async function dataOf<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
) {
  const environment = createEnvironment(endpoint);
  const data = await fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
  return data as TQuery['response'];
}

/** Calls a hook outside of a screen, for the functions that it returns. */
export function callOf<Call>(endpoint: string, useCall: () => Call): Call {
  const calls: Call[] = [];
  const Caller = () => {
    calls.push(useCall());
    return null;
  };
  const environment = createEnvironment(endpoint);
  renderToStaticMarkup(createElement(RelayEnvironmentProvider, { environment, children: createElement(Caller) }));
  const [call] = calls;
  if (call === undefined) throw new Error('The hook handed out nothing');
  return call;
}
