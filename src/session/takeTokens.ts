import { environment } from '@/config/environment';
import { isExpired } from '@/domain/token';
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

/**
 * Takes the tokens that the identity provider left in cookies, and the cookies away: from here on they travel in
 * headers only. Null when there are none worth having.
 */
export function takeTokens(now: number): Tokens | null {
  const [accessToken, refreshToken, encryptedAccessToken] = names.map(cookie) as [string, string, string];
  for (const name of names) {
    for (const path of new Set(['/', `${environment.basePath}/`]))
      document.cookie = `${name}=; Path=${path}; Max-Age=0`;
  }
  const tokens = { accessToken, refreshToken, encryptedAccessToken };
  return isExpired(tokens, now, 0) ? null : tokens;
}
