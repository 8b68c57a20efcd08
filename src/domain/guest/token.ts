import { accessScopes } from './accessScope';
import type { AccessScope } from './accessScope';
import { claimsIn } from './tokenBody';
import type { Claims } from './tokenBody';

/** The tokens of a signed-in customer, as the identity provider gave them. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The server's own form of the access token; the site only passes it on. */
  readonly encryptedAccessToken: string;
}

/** The claims of a token. */
export interface TokenClaims {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** What it may be used for; null when it lists no scopes. */
  readonly scopes: readonly AccessScope[] | null;
}

function scopesIn({ scope }: Claims): TokenClaims['scopes'] {
  const named = typeof scope === 'string' ? scope.split(' ') : scope;
  return Array.isArray(named) ? accessScopes.filter((known) => named.includes(known)) : null;
}

/**
 * Reads the claims of a JSON Web Token; null when it cannot be decoded, which is INVALID_TOKEN. The signature
 * is not verified here but by the server.
 */
export function readClaims(token: string): TokenClaims | null {
  const claims = claimsIn(token);
  if (!claims || typeof claims.exp !== 'number') return null;
  return { expiresAt: claims.exp * 1000, scopes: scopesIn(claims) };
}

/**
 * Whether tokens are good for a call, must be renewed before it (one is missing, or the access token ends within the
 * margin), or cannot be decoded, which renewing does not change. `now` is in milliseconds, the margin in seconds.
 */
export function tokenState(tokens: Tokens, now: number, marginS: number): 'expired' | 'fresh' | 'invalid' {
  if (!tokens.accessToken || !tokens.refreshToken) return 'expired';
  const claims = readClaims(tokens.accessToken);
  if (!claims) return 'invalid';
  return claims.expiresAt - now <= marginS * 1000 ? 'expired' : 'fresh';
}

/** Whether an access token may be used for something. A token without scopes is left to the API. */
export function mayUseFor(accessToken: string, scope: AccessScope): boolean {
  return readClaims(accessToken)?.scopes?.includes(scope) ?? true;
}
