import { GraphQLError } from 'graphql';
import { UndescribedFieldError } from '../executableSchema';
import { BadInputError } from '../world/badInput';
import { KeyReusedError } from '../world/store/answers';

const codeOf = (error: unknown): string | null => {
  if (error instanceof BadInputError) return 'BAD_USER_INPUT';
  if (error instanceof KeyReusedError) return 'IDEMPOTENCY_KEY_REUSED';
  return error instanceof UndescribedFieldError ? 'UNDESCRIBED_FIELD' : null;
};

/** The part of an error that a client may see. Bugs are logged without the guest's input. */
export const maskError = (error: unknown): Error => {
  const known = error instanceof GraphQLError ? error : new GraphQLError(String(error));
  const original = known.originalError ?? (error instanceof GraphQLError ? undefined : error);
  const code = codeOf(original);
  const at = { nodes: known.nodes, source: known.source, positions: known.positions, path: known.path };
  if (code) return new GraphQLError(known.message, { ...at, extensions: { code } });
  if (!original || original instanceof GraphQLError) return known;
  console.error('A resolver failed at', known.path?.join('.') ?? 'the operation', original);
  return new GraphQLError('Unexpected error', { ...at, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};
