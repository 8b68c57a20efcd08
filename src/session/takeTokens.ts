import { deleteCookie } from '@/browser/deleteCookie';
import { tokenState } from '@/domain/token';
import type { Tokens } from '@/domain/token';

const names = ['accessToken', 'refreshToken', 'encryptedAccessToken'] as const;

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Takes away what the identity provider left in cookies, for whichever domain it was set. */
export function removeTokenCookies(): void {
  names.forEach(deleteCookie);
}

/**
 * Takes the tokens that the identity provider left in cookies, and the cookies away: from here on they travel in
 * headers only. Null when there are none worth having.
 */
export function takeTokens(now: number): Tokens | null {
  const [accessToken, refreshToken, encryptedAccessToken] = names.map(cookie) as [string, string, string];
  removeTokenCookies();
  const tokens = { accessToken, refreshToken, encryptedAccessToken };
  return tokenState(tokens, now, 0) === 'fresh' ? tokens : null;
}
