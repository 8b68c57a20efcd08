import { GraphQLError } from 'graphql';
import type { AccessScope } from '@/domain/accessScope';
import type { AuthorizationErrorCode } from './world/apiCodes';
import type { Caller, World } from './world/context';

/** What every resolver gets. */
export interface CallContext {
  readonly world: World;
  readonly caller: Caller;
  /** The guest's attempt, from the `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
}

/** An error of the gateway, as clients read it: `extensions.code`. */
export const authorizationError = (code: AuthorizationErrorCode): GraphQLError =>
  new GraphQLError('The call is not authorized', { extensions: { code } });

/** Fails when a scenario wants the gateway to refuse the call. */
export const passGateway = ({ caller }: CallContext): void => {
  const { authorization } = caller.twist;
  const isMeant = authorization?.as === 'error' || (authorization?.as === 'tokenError' && caller.customer !== null);
  if (authorization && isMeant) throw authorizationError(authorization.code);
};

/** Whether a customer calls with a token that is not for this. Nobody's call has no scope to exceed. */
export const isBeyondScope = ({ caller }: CallContext, scope: AccessScope): boolean =>
  caller.customer !== null && !caller.scopes.includes(scope);
