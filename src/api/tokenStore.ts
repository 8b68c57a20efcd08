import type { Tokens } from '@/domain/token';
import { keptStorage } from '@/browser/keptStorage';

/** Where the tokens of a signed-in customer are kept in this browser. They are gone at sign-out, and when refused. */
export const tokensKey = 'sarastus.auth.tokens';

/**
 * Why tokens are gone: an authorization code of the API, of the refresh or of their own decoding; the guest's own wish,
 * another window, or because signing in is switched off.
 */
export type TokensGone =
  | 'AUTHORIZATION_EXPIRED'
  | 'AUTHORIZATION_INVALID'
  | 'ELSEWHERE'
  | 'INVALID_TOKEN'
  | 'SIGNED_OUT'
  | 'SWITCHED_OFF'
  | 'TOKEN_REFRESH_FAILED';

/** Called when tokens came, were renewed, or are gone and why. */
export type TokenListener = (change: TokensGone | 'STORED') => void;

const listeners = new Set<TokenListener>();
const notify: TokenListener = (change) => listeners.forEach((listener) => listener(change));

function parse(text: string | null): Tokens | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { accessToken, refreshToken, encryptedAccessToken } = value as Partial<Record<keyof Tokens, unknown>>;
    return typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { accessToken, refreshToken, encryptedAccessToken: String(encryptedAccessToken ?? '') }
      : null;
  } catch {
    return null;
  }
}

/** The stored tokens; null when nobody is signed in. */
export function readTokens(): Tokens | null {
  return parse(keptStorage.getItem(tokensKey));
}

export function storeTokens(tokens: Tokens): void {
  keptStorage.setItem(tokensKey, JSON.stringify(tokens));
  notify('STORED');
}

/**
 * Forgets the tokens, for a reason that listeners hear. With `used`, only when they are still the ones that a call was made with: another
 * tab may have got new ones since.
 */
export function clearTokens(reason: Exclude<TokensGone, 'ELSEWHERE'>, used?: Tokens): void {
  const stored = readTokens();
  if (!stored || (used && used.accessToken !== stored.accessToken)) return;
  keptStorage.removeItem(tokensKey);
  notify(reason);
}

const followOtherTabs = (event: StorageEvent): void => {
  // A key of null: another tab emptied the whole storage.
  if (event.key !== tokensKey && event.key !== null) return;
  notify(readTokens() ? 'STORED' : 'ELSEWHERE');
};

/** Calls the listener at every change, those of other tabs among them. */
export function subscribeToTokens(listener: TokenListener): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}
