import { storeTokens } from '@/api/tokenStore';
import { askFlag } from '@/flags/askFlag';
import { sendEvent } from '@/telemetry/sendEvent';
import { forgetPartnerWords } from './partnerWords';
import { takeReturnPlace } from './returnPlace';
import { session } from './session';
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

async function finish(search: string): Promise<FinishedSignIn> {
  const now = Date.now();
  const query = new URLSearchParams(search);
  const returnPlace = takeReturnPlace(now);
  const tokens = takeTokens(now);
  const isOurs = endAttempt(query.get('attempt'), now);
  if (!(await askFlag('authenticatedCustomer', true))) return { outcome: 'switchedOff', returnPlace };
  const isNew = isOurs && tokens !== null;
  if (isNew) storeTokens(tokens);
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
