import { GraphQLError } from 'graphql';
import type { AccessScope } from '@/domain/guest/accessScope';
import type { AuthorizationErrorCode } from './world/apiCodes';
import type { Caller, World } from './world/context';

/** The context of every resolver. */
export interface CallContext {
  readonly world: World;
  readonly caller: Caller;
  /** From the `Idempotency-Key` header; null without one. */
  readonly idempotencyKey: string | null;
}

/** An error of the gateway with `extensions.code`. */
export const authorizationError = (code: AuthorizationErrorCode): GraphQLError =>
  new GraphQLError('The call is not authorized', { extensions: { code } });

/** Throws when a scenario makes the gateway refuse the call. */
export const checkGateway = ({ caller }: CallContext): void => {
  const { authorization } = caller.twist;
  const applies = authorization?.as === 'error' || (authorization?.as === 'tokenError' && caller.customer !== null);
  if (authorization && applies) throw authorizationError(authorization.code);
};

/** Whether a customer's token lacks a scope. False without a customer. */
export const isBeyondScope = ({ caller }: CallContext, scope: AccessScope): boolean =>
  caller.customer !== null && !caller.scopes.includes(scope);

/** Throws for a customer whose token lacks the scope: the hash of a booking does not make up for it. */
export const demandScope = (context: CallContext, scope: AccessScope): void => {
  if (isBeyondScope(context, scope)) throw authorizationError('AUTHORIZATION_INVALID');
};
