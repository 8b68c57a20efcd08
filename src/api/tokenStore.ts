import type { Tokens } from '@/domain/guest/token';
import { keptStorage } from '@/browser/keptStorage';
import { keepLastCustomer } from './lastCustomer';

/**
 * Where the tokens of a signed-in customer are kept in this browser. Cleared at sign-out, and when they are refused.
 */
export const tokensKey = 'sarastus.auth.tokens';

/**
 * Why tokens were cleared: an authorization code of the API, of the refresh or of decoding them; the guest signed out,
 * here or in another window; or signing in is switched off.
 */
export type TokensGone =
  | 'AUTHORIZATION_EXPIRED'
  | 'AUTHORIZATION_INVALID'
  | 'ELSEWHERE'
  | 'INVALID_TOKEN'
  | 'SIGNED_OUT'
  | 'SWITCHED_OFF'
  | 'TOKEN_REFRESH_FAILED';

/** Called when tokens are stored, renewed or cleared, with the reason. */
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

/** The stored tokens; null when the guest is not signed in. */
export function readTokens(): Tokens | null {
  return parse(keptStorage.getItem(tokensKey));
}

export function storeTokens(tokens: Tokens): void {
  keptStorage.setItem(tokensKey, JSON.stringify(tokens));
  notify('STORED');
}

/**
 * Clears the tokens; listeners get the reason. With `used`, only while these are still the stored ones: another tab may
 * have renewed them since.
 */
export function clearTokens(reason: Exclude<TokensGone, 'ELSEWHERE'>, used?: Tokens): void {
  const stored = readTokens();
  if (!stored || (used && used.accessToken !== stored.accessToken)) return;
  keepLastCustomer(stored);
  keptStorage.removeItem(tokensKey);
  notify(reason);
}

const followOtherTabs = (event: StorageEvent): void => {
  // A key of null: another tab emptied the whole storage.
  if (event.key !== tokensKey && event.key !== null) return;
  notify(readTokens() ? 'STORED' : 'ELSEWHERE');
};

/** Calls the listener at every change, also of other tabs. */
export function subscribeToTokens(listener: TokenListener): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}
