import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { postOperation } from './postOperation';
import type { OperationCall } from './postOperation';

/** The text and name of a compiled query. In a bundle the tag becomes the query's module, of which it is the default. */
export function paramsOf(query: GraphQLTaggedNode): ConcreteRequest['params'] {
  const compiled = query as ConcreteRequest | { readonly default: ConcreteRequest };
  return ('default' in compiled ? compiled.default : compiled).params;
}

/**
 * Sends a compiled query without a Relay environment and gives its data as a plain record: for what a page asks beside
 * its task, so that no page loads Relay for that alone. Its query has no fragments but those spread without a mask, since nothing would unmask them.
 * @throws TransportError when no usable answer came; the signal's reason when the call was given up
 */
export async function askPlainly<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { signal, customerProfile }: Pick<OperationCall, 'customerProfile' | 'signal'> = {},
): Promise<TQuery['response']> {
  const params = paramsOf(query);
  const call = { endpoint, name: params.name, text: params.text ?? '', variables, signal, customerProfile };
  return postOperation({ ...call, changes: false, idempotencyKey: null });
}
