import type { Tokens } from '@/domain/guest/token';

const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Tokens for tests: the access token ends at an instant in milliseconds. */
export const testTokens = (expiresAt: number, name = 'one', scope?: string, sub?: string): Tokens => ({
  accessToken: `${encode({ alg: 'none' })}.${encode({ exp: Math.floor(expiresAt / 1000), name, scope, sub })}.signature`,
  refreshToken: `refresh-${name}`,
  encryptedAccessToken: `sealed-${name}`,
});
