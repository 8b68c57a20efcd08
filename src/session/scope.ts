import { readTokens } from '@/api/tokenStore';
import type { AccessScope } from '@/domain/guest/accessScope';
import { mayUseFor } from '@/domain/guest/token';

/** Whether the scope of the customer's sign-in includes this. Always true for guests who are not signed in. */
export function signInAllows(scope: AccessScope): boolean {
  const tokens = readTokens();
  return tokens === null || mayUseFor(tokens.accessToken, scope);
}
