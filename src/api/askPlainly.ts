import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { TransportError } from './TransportError';
import { postOperation } from './postOperation';

/**
 * Sends a compiled query without a Relay environment and gives its data as a plain record: for what a page asks beside
 * its task, so that no page loads Relay for that alone. The query has no fragments, since nothing would unmask them.
 * @throws TransportError when no usable answer came
 */
export async function askPlainly<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response']> {
  const { params } = query as ConcreteRequest;
  const answer = await postOperation({
    endpoint,
    name: params.name,
    text: params.text ?? '',
    variables,
    changes: false,
    idempotencyKey: null,
  });
  if (!answer.data || answer.errors?.length) throw new TransportError('SERVER');
  return answer.data;
}
