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
   * `notBegun`: the guest opened the page by itself. `failed`: nothing usable came back, or the end of a sign-in that
   * this tab never began.
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
  // Where the customer could not be read just now they are signed in all the same; the header says so.
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

/** Ends a sign-in that the identity provider carried out. `search` is the query it sent the guest back with. */
export function finishSignIn(search: string): Promise<FinishedSignIn> {
  // Asked twice for one page, as React does in development, the cookies are gone the second time.
  finishing ??= finish(search).finally(() => {
    finishing = null;
  });
  return finishing;
}
