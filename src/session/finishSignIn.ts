import { storeTokens } from '@/api/tokenStore';
import { tellEvent } from '@/telemetry/tellEvent';
import { takeReturnPlace } from './returnPlace';
import { openSession } from './session';
import { takeTokens } from './takeTokens';

export interface FinishedSignIn {
  readonly outcome: 'cancelled' | 'failed' | 'signedIn';
  /** Path of this site where the guest was. */
  readonly returnPlace: string;
}

let finishing: Promise<FinishedSignIn> | null = null;

async function finish(search: string): Promise<FinishedSignIn> {
  const returnPlace = takeReturnPlace(Date.now());
  const tokens = takeTokens(Date.now());
  if (tokens) storeTokens(tokens);
  const { kind } = await openSession();
  if (kind === 'authenticated') {
    if (tokens) tellEvent({ name: 'loggedIn' });
    return { outcome: 'signedIn', returnPlace };
  }
  const wasCancelled = new URLSearchParams(search).get('error') === 'access_denied';
  return { outcome: wasCancelled ? 'cancelled' : 'failed', returnPlace };
}

/** Ends a sign-in that the identity provider began. `search` is the query it sent the guest back with. */
export function finishSignIn(search: string): Promise<FinishedSignIn> {
  // Asked twice for one page, as React does in development, the cookies are gone the second time.
  finishing ??= finish(search).finally(() => {
    finishing = null;
  });
  return finishing;
}
