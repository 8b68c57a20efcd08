import type { AccessScope } from '@/domain/guest/accessScope';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { postOperation } from './postOperation';
import type { OperationCall } from './postOperation';

/**
 * The text and name of a compiled query. In a bundle the tag is replaced by the query's module, whose default export it
 * is.
 */
export function paramsOf(query: GraphQLTaggedNode): ConcreteRequest['params'] {
  const compiled = query as ConcreteRequest | { readonly default: ConcreteRequest };
  return ('default' in compiled ? compiled.default : compiled).params;
}

/**
 * Sends a compiled query without a Relay environment and returns its data as a plain record: for small questions of a
 * page, which should not load Relay for them alone. Fragments in the query must be spread without a mask, since nothing
 * would unmask them.
 * @throws TransportError when no usable answer came; the signal's reason when the call was aborted
 */
export async function askPlainly<TQuery extends OperationType>(
  endpoint: string,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { signal, customerProfile, scope }: Pick<OperationCall, 'customerProfile' | 'scope' | 'signal'> = {},
): Promise<TQuery['response']> {
  const params = paramsOf(query);
  const call = { endpoint, name: params.name, text: params.text ?? '', variables, signal, customerProfile, scope };
  return postOperation({ ...call, changes: false, idempotencyKey: null });
}

/**
 * The same for a mutation. Repeated with the same key it is answered as the first time.
 * @throws TransportError when no usable answer came
 */
export async function changePlainly<TMutation extends OperationType>(
  endpoint: string,
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
  idempotencyKey: IdempotencyKey,
  scope: AccessScope | null = null,
): Promise<TMutation['response']> {
  const { name, text } = paramsOf(mutation);
  return postOperation({ endpoint, name, text: text ?? '', variables, changes: true, idempotencyKey, scope });
}
