import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { AccessScope } from '@/domain/guest/accessScope';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { CustomerProfile } from '@/domain/guest/profile';
import type { Result } from '@/domain/result';
import { decodeFailure } from './decodeFailure';

const malformed = failureOf('transport', 'MALFORMED');

/** Whether every result of a mutation is there: each of them is an object by the contract. */
const isAnswered = (response: object): boolean =>
  Object.values(response).every((result) => typeof result === 'object' && result !== null);

/**
 * Sends a mutation with the key of the guest's attempt. A repeated call with the same key is answered as the first one
 * was, so the key is stored before the first send and used again after a reload. `customerProfile` is the role that a
 * customer calls the site's API in; with a sign-in that does not cover `scope` the call is a guest's.
 */
export function useMutationCall<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  scope: AccessScope | null = null,
) {
  const environment = useRelayEnvironment();
  return useCallback(
    (
      variables: TMutation['variables'],
      idempotencyKey: IdempotencyKey,
      customerProfile: CustomerProfile | null = null,
    ) =>
      new Promise<Result<Failure, TMutation['response']>>((resolve) => {
        commitMutation<TMutation>(environment, {
          mutation,
          variables,
          cacheConfig: { force: true, metadata: { idempotencyKey, customerProfile, scope } },
          onCompleted: (response) => resolve(isAnswered(response) ? succeed(response) : fail(malformed)),
          onError: (error) => resolve(fail(decodeFailure(error))),
        });
      }),
    [environment, mutation, scope],
  );
}
