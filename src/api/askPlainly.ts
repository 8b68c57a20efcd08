import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { postOperation } from './postOperation';

/**
 * Sends a compiled query without a Relay environment and gives its data as a plain record: for what a page asks beside
 * its task, so that no page loads Relay for that alone. The query has no fragments, since nothing would unmask them.
 * @throws TransportError when no usable answer came; the signal's reason when the call was given up
 */
export async function askPlainly<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  signal?: AbortSignal,
): Promise<TQuery['response']> {
  const { params } = query as ConcreteRequest;
  const call = { endpoint, name: params.name, text: params.text ?? '', variables, signal };
  return postOperation({ ...call, changes: false, idempotencyKey: null });
}
