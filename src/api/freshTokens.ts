import { clientHeaders } from '@/browser/clientHeaders';
import { environment } from '@/config/environment';
import { TOKEN_EXPIRY_MARGIN_S } from '@/config/limits';
import type { AccessScope } from '@/domain/guest/accessScope';
import { mayUseFor, tokenState } from '@/domain/guest/token';
import type { Tokens } from '@/domain/guest/token';
import { whenFlagKnown } from '@/flags/flagStore';
import { TransportError } from './TransportError';
import { guestPace } from './pace';
import type { Pace } from './pace';
import { fetchInTime, tryAgain } from './tryAgain';
import { clearTokens, readTokens, storeTokens } from './tokenStore';

const stateOf = (tokens: Tokens) => tokenState(tokens, Date.now(), TOKEN_EXPIRY_MARGIN_S);

async function askForNew({ refreshToken }: Tokens, pace: Pace): Promise<Tokens> {
  const call = { headers: { ...clientHeaders(), authorization: `Bearer ${refreshToken}` } };
  const { status, body } = await tryAgain(() => fetchInTime(`${environment.oidcPath}/refresh`, call, pace), true, pace);
  if (status !== 200) throw new TransportError('AUTHORIZATION_INVALID');
  const answer = JSON.parse(body) as Partial<Record<keyof Tokens, unknown>> | null;
  const { accessToken, encryptedAccessToken } = answer ?? {};
  const next = answer?.refreshToken;
  if (typeof accessToken !== 'string' || typeof next !== 'string' || typeof encryptedAccessToken !== 'string') {
    throw new TransportError('MALFORMED');
  }
  return { accessToken, refreshToken: next, encryptedAccessToken };
}

async function renewOnce(old: Tokens, pace: Pace): Promise<Tokens | null> {
  // While this tab waited for the lock another may have renewed them, or signed out.
  const tokens = readTokens();
  if (tokens?.accessToken !== old.accessToken) return tokens;
  try {
    const renewed = await askForNew(tokens, pace);
    // Signed out meanwhile, or another customer signed in: new tokens must not sign the earlier one in again.
    if (readTokens()?.accessToken === tokens.accessToken) storeTokens(renewed);
    return readTokens();
  } catch {
    // Offline, nothing says that the tokens are invalid, so they are kept.
    if (navigator.onLine) clearTokens('TOKEN_REFRESH_FAILED', tokens);
    return readTokens();
  }
}

/** The longest that what one tab stores takes to be seen by another, whose browser process may get the lock before. */
const SEEN_WITHIN_MS = 250;

/** A refresh token can be used once, so a lock lets one tab of a browser renew at a time. */
async function renewInTurn(old: Tokens, pace: Pace): Promise<Tokens | null> {
  // Locks exist on secure origins only; without them the second tab's refresh may be refused.
  if (!navigator.locks) return renewOnce(old, pace);
  return new Promise((resolve, reject) => {
    const inTurn = async () => {
      const isFirst = readTokens()?.accessToken === old.accessToken;
      resolve(await renewOnce(old, pace));
      // The next tab must find the new tokens, not the ones that are used up.
      if (isFirst) await pace.wait(SEEN_WITHIN_MS);
    };
    navigator.locks.request('renew-tokens', inTurn).catch(reject);
  });
}

let renewing: Promise<Tokens | null> | null = null;

function renew(old: Tokens, pace: Pace): Promise<Tokens | null> {
  renewing ??= renewInTurn(old, pace).finally(() => {
    renewing = null;
  });
  return renewing;
}

/**
 * The tokens for a call, renewed first when they end within 300 s. Null for a guest who is not signed in,
 * or no longer is: a refresh that fails while online clears them, one that fails offline keeps them. Tokens that cannot
 * be decoded are cleared, and so are all while signing in is switched off: calls wait until that flag is known. Null also
 * when the token lacks the scope of the call, whose refusal would end a sign-in that is valid for other things.
 */
export async function freshTokens(pace: Pace = guestPace, scope: AccessScope | null = null): Promise<Tokens | null> {
  if (!(await whenFlagKnown('authenticatedCustomer', true))) clearTokens('SWITCHED_OFF');
  const tokens = readTokens();
  if (!tokens || (scope && !mayUseFor(tokens.accessToken, scope))) return null;
  const state = stateOf(tokens);
  if (state === 'fresh') return tokens;
  if (state === 'expired') return renew(tokens, pace);
  clearTokens('INVALID_TOKEN', tokens);
  return null;
}

/** Codes that refuse the token of a call, rather than the call. */
const tokenRefusals = ['AUTHORIZATION_EXPIRED', 'AUTHORIZATION_INVALID', 'EXPIRED_TOKEN', 'INVALID_TOKEN'] as const;

/**
 * The tokens to retry with after a call was refused for its tokens: newer ones where there are some, null for a retry
 * without. A token that the API calls expired is renewed, as this browser's clock may be slow; all others are cleared.
 * Undefined when the error is not about tokens.
 */
export async function tokensAfter(
  error: unknown,
  used: Tokens,
  mayRenew: boolean,
  pace: Pace = guestPace,
): Promise<Tokens | null | undefined> {
  const code = error instanceof TransportError ? tokenRefusals.find((each) => each === error.code) : undefined;
  if (code === undefined) return undefined;
  if (code === 'EXPIRED_TOKEN' && mayRenew) {
    const renewed = await renew(used, pace);
    if (renewed?.accessToken !== used.accessToken) return renewed;
  }
  clearTokens(code === 'EXPIRED_TOKEN' ? 'AUTHORIZATION_EXPIRED' : code, used);
  return readTokens();
}
