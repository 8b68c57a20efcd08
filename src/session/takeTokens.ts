import { deleteCookie } from '@/browser/deleteCookie';
import { tokenState } from '@/domain/guest/token';
import type { Tokens } from '@/domain/guest/token';

const names = ['accessToken', 'refreshToken', 'encryptedAccessToken'] as const;

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Removes the identity provider's cookies, for every domain they may be set for. */
export function removeTokenCookies(): void {
  names.forEach(deleteCookie);
}

/**
 * Takes the tokens out of the identity provider's cookies and removes the cookies: from then on they are sent in
 * headers only. Null when they are missing or invalid.
 */
export function takeTokens(now: number): Tokens | null {
  const [accessToken, refreshToken, encryptedAccessToken] = names.map(cookie) as [string, string, string];
  removeTokenCookies();
  const tokens = { accessToken, refreshToken, encryptedAccessToken };
  return tokenState(tokens, now, 0) === 'fresh' ? tokens : null;
}
