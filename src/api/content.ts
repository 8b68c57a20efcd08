import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { askPlainly } from './askPlainly';

/** Asks the site's API for content: during the export, or in a browser for what was published after it. */
export type AskContent = <TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
) => Promise<TQuery['response']>;

/**
 * Content asked in the browser.
 * @throws TransportError when no usable answer came
 */
export const askContentHere: AskContent = (query, variables) => askPlainly(site.siteEndpoint, query, variables);
