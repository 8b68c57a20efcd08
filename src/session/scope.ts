import { readTokens } from '@/api/tokenStore';
import type { AccessScope } from '@/domain/accessScope';
import { mayUseFor } from '@/domain/token';

/** Whether the customer's token is for this. Without one there is no scope to exceed. */
export function maySignedInCustomer(scope: AccessScope): boolean {
  const tokens = readTokens();
  return tokens === null || mayUseFor(tokens.accessToken, scope);
}
