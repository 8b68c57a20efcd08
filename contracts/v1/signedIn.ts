import type { AccessScope } from '@/domain/guest/accessScope';
import type { CallContext } from '../callContext';
import type { AuthorizationErrorCode } from '../world/apiCodes';
import type { CustomerRecord } from '../world/customers';

type SignedIn =
  | { readonly customer: CustomerRecord; readonly notLoggedIn: null }
  | { readonly customer: null; readonly notLoggedIn: { readonly code: AuthorizationErrorCode } };

/** The customer who is signed in and whose token has the scope, or what the API answers without one. */
export const signedIn = ({ caller }: CallContext, scope: AccessScope): SignedIn => {
  const { customer, scopes, twist } = caller;
  const refused = (code: AuthorizationErrorCode) => ({ customer: null, notLoggedIn: { code } });
  if (twist.authorization?.as === 'answer') return refused(twist.authorization.code);
  if (!customer) return refused('NO_TOKEN_PROVIDED');
  return scopes.includes(scope) ? { customer, notLoggedIn: null } : refused('AUTHORIZATION_INVALID');
};
