import { readTokens } from '@/api/tokenStore';
import type { AccessScope } from '@/domain/accessScope';
import { mayUseFor } from '@/domain/token';

/** Whether the customer's sign-in is for this. A stranger has no scope to exceed. */
export function signInAllows(scope: AccessScope): boolean {
  const tokens = readTokens();
  return tokens === null || mayUseFor(tokens.accessToken, scope);
}
