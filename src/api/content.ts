import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Asks the site's API for content: while the site is exported, or in a browser for what was published after that. */
export type AskContent = <TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
) => Promise<TQuery['response']>;
