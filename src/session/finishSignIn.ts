import { lastCustomer } from '@/api/lastCustomer';
import { readTokens, storeTokens } from '@/api/tokenStore';
import { subjectOf } from '@/domain/guest/tokenBody';
import type { Tokens } from '@/domain/guest/token';
import { askFlag } from '@/flags/askFlag';
import { sendEvent } from '@/telemetry/sendEvent';
import { forgetCustomer } from './forgetCustomer';
import { forgetPartnerWords } from './partnerWords';
import { takeReturnPlace } from './returnPlace';
import { closeSession, session } from './session';
import { endAttempt } from './signInAttempt';
import { takeTokens } from './takeTokens';

export interface FinishedSignIn {
  /**
   * `notBegun`: the page was opened without a sign-in. `failed`: nothing usable came back, or the sign-in was not begun
   * in this tab.
   */
  readonly outcome: 'cancelled' | 'failed' | 'notBegun' | 'signedIn' | 'switchedOff';
  /** Path of this site where the guest was. */
  readonly returnPlace: string;
}

let finishing: Promise<FinishedSignIn> | null = null;

/**
 * Forgets what another customer left here, whose sign-in may have ended long before: they typed and ordered it for
 * themselves. What a guest typed who was not signed in stays. False when that cannot be done.
 */
async function forgetOther({ accessToken }: Tokens): Promise<boolean> {
  const before = readTokens();
  const subject = before ? subjectOf(before.accessToken) : lastCustomer();
  if (subject === null || subject === subjectOf(accessToken)) return true;
  closeSession();
  return forgetCustomer().then(
    () => true,
    () => false,
  );
}

async function finish(search: string): Promise<FinishedSignIn> {
  const now = Date.now();
  const query = new URLSearchParams(search);
  const returnPlace = takeReturnPlace(now);
  const tokens = takeTokens(now);
  const isOurs = endAttempt(query.get('attempt'), now);
  if (!(await askFlag('authenticatedCustomer', true))) return { outcome: 'switchedOff', returnPlace };
  const isNew = isOurs && tokens !== null;
  if (isNew) {
    if (!(await forgetOther(tokens))) return { outcome: 'failed', returnPlace };
    storeTokens(tokens);
  }
  const { kind } = await session.refresh();
  // A customer who could not be read is signed in all the same; the header shows it.
  if (kind === 'authenticated' || kind === 'unread') {
    if (isNew) {
      forgetPartnerWords();
      sendEvent({ name: 'loggedIn' });
    }
    return { outcome: 'signedIn', returnPlace };
  }
  if (isOurs && query.get('error') === 'access_denied') return { outcome: 'cancelled', returnPlace };
  const isReturn = tokens !== null || query.has('attempt') || query.has('error');
  return { outcome: isReturn ? 'failed' : 'notBegun', returnPlace };
}

/** Completes a sign-in at the identity provider. `search` is the query that it sent the guest back with. */
export function finishSignIn(search: string): Promise<FinishedSignIn> {
  // React calls effects twice in development, and the cookies are gone the second time.
  finishing ??= finish(search).finally(() => {
    finishing = null;
  });
  return finishing;
}
