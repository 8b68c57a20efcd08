import { environment } from '@/config/environment';
import { TOKEN_EXPIRY_MARGIN_S } from '@/config/limits';
import { isExpired } from '@/domain/token';
import type { Tokens } from '@/domain/token';
import { TransportError } from './TransportError';
import { clientHeaders } from './clientHeaders';
import { guestPace } from './pace';
import type { Pace } from './pace';
import { fetchInTime, tryAgain } from './tryAgain';
import { clearTokens, readTokens, storeTokens } from './tokenStore';

const isFresh = (tokens: Tokens) => !isExpired(tokens, Date.now(), TOKEN_EXPIRY_MARGIN_S);

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

async function renewOnce(pace: Pace): Promise<Tokens | null> {
  // While this tab waited for its turn another may have renewed them, or signed out.
  const tokens = readTokens();
  if (!tokens || isFresh(tokens)) return tokens;
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

/**
 * The tokens for a call, renewed first when they end within 300 s (section 4). Null for a guest who is not signed in,
 * or is no more: a refresh that fails while online clears them, one that fails offline keeps them.
 */
export async function freshTokens(pace: Pace = guestPace): Promise<Tokens | null> {
  const tokens = readTokens();
  if (!tokens || isFresh(tokens)) return tokens;
  renewing ??= inTurn(() => renewOnce(pace)).finally(() => {
    renewing = null;
  });
  return renewing;
}
