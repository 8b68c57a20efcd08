import { clientHeaders } from '@/browser/clientHeaders';
import { environment } from '@/config/environment';
import { TOKEN_EXPIRY_MARGIN_S } from '@/config/limits';
import { tokenState } from '@/domain/token';
import type { Tokens } from '@/domain/token';
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
  // While this tab waited for its turn another may have renewed them, or signed out.
  const tokens = readTokens();
  if (tokens?.accessToken !== old.accessToken) return tokens;
  try {
    const renewed = await askForNew(tokens, pace);
    // Signed out meanwhile: new tokens must not sign the guest in again.
    if (readTokens()) storeTokens(renewed);
    return readTokens();
  } catch {
    // Without a network nothing is known of the tokens; they may be good again in a minute.
    if (navigator.onLine) clearTokens('TOKEN_REFRESH_FAILED', tokens);
    return readTokens();
  }
}

/** A refresh token is good for one use, so the tabs of a browser take turns. */
async function inTurn(work: () => Promise<Tokens | null>): Promise<Tokens | null> {
  // Browsers give locks on secure pages only; a refusal of the second tab's turn is then the worst that comes.
  return navigator.locks ? await navigator.locks.request('renew-tokens', work) : work();
}

let renewing: Promise<Tokens | null> | null = null;

function renew(old: Tokens, pace: Pace): Promise<Tokens | null> {
  renewing ??= inTurn(() => renewOnce(old, pace)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/**
 * The tokens for a call, renewed first when they end within 300 s (section 4). Null for a guest who is not signed in, or
 * is no more: a refresh that fails while online clears them, one that fails offline keeps them. Tokens that cannot be
 * decoded are cleared, and so are all while signing in is switched off: no call carries one before that is known.
 */
export async function freshTokens(pace: Pace = guestPace): Promise<Tokens | null> {
  if (!(await whenFlagKnown('authenticatedCustomer', true))) clearTokens('SWITCHED_OFF');
  const tokens = readTokens();
  if (!tokens) return null;
  const state = stateOf(tokens);
  if (state === 'fresh') return tokens;
  if (state === 'expired') return renew(tokens, pace);
  clearTokens('INVALID_TOKEN', tokens);
  return null;
}

/** Codes that say no to the token of a call, rather than to the call. */
const tokenRefusals = ['AUTHORIZATION_EXPIRED', 'AUTHORIZATION_INVALID', 'EXPIRED_TOKEN', 'INVALID_TOKEN'] as const;

/**
 * What to go on with after a call was refused for its tokens: others where the guest has some by now, null as a
 * stranger. A token that the API calls expired is renewed, as this browser's clock may be slow; all others are cleared.
 * Undefined when the error was no such refusal.
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
