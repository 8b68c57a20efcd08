import { clearTokens, readTokens, subscribeToTokens } from '@/api/tokenStore';
import type { TokensGone } from '@/api/tokenStore';
import { whenIdle } from '@/browser/whenIdle';
import type { Customer } from '@/domain/guest/customer';
import { subjectOf } from '@/domain/guest/tokenBody';
import { askFlag } from '@/flags/askFlag';
import type { SiteFeature } from '@/flags/flagNames';
import { followFlags, readFlag, whenFlagKnown } from '@/flags/flagStore';
import { nextSession, unknown } from './nextSession';
import type { Session, SessionEvent } from './nextSession';

const FLAG: SiteFeature = 'authenticatedCustomer';

function subjectNow(): string | null {
  const tokens = readTokens();
  return tokens && subjectOf(tokens.accessToken);
}

export interface SessionStore {
  readonly read: () => Session;
  /** Calls the listener whenever the session changes. The first listener starts the reading. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads again who is signed in: after a sign-in, or for a customer who could not be read. Resolves to the session.
   */
  readonly refresh: () => Promise<Session>;
  /**
   * Reads the customer again in every tab of this browser: for a card that was connected, bought, renewed or removed, and
   * for points that were used. While that is being read, and when it cannot be, the customer stays as they were.
   */
  readonly refreshEverywhere: () => Promise<Session>;
  /** The guest has closed the notice that the sign-in ended. */
  readonly dismiss: () => void;
}

interface Reading {
  readonly token: string;
  ends: Promise<void>;
}

/** The way to the other tabs of this browser; null in browsers without one. */
function openChannel(onChange: () => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('customer-changed');
  channel.onmessage = onChange;
  return channel;
}

/**
 * The session of this page. A customer is read only where the browser keeps tokens and signing in is switched on;
 * where it is switched off kept tokens are dropped. A configuration that does not load switches nothing off.
 */
export function createSession(loadCustomer: () => Promise<Customer>): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session = unknown;
  let isOpen = false;
  /** The latest reading, until it ends; one answer serves all callers. */
  let reading: Reading | null = null;
  let otherTabs: BroadcastChannel | null = null;

  /** Whose tokens were stored when the customer was read, or could not be. */
  let subject: string | null = null;

  const dispatch = (event: SessionEvent): void => {
    const next = nextSession(session, event);
    if (next === session) return;
    session = next;
    listeners.forEach((listener) => listener());
  };

  const readCustomer = async (isStale: () => boolean): Promise<void> => {
    if (!(await whenFlagKnown(FLAG, true))) return clearTokens('SWITCHED_OFF');
    try {
      const customer = await loadCustomer();
      if (isStale()) return;
      subject = subjectNow();
      dispatch({ kind: 'read', customer });
    } catch {
      if (isStale()) return;
      subject = subjectNow();
      dispatch({ kind: 'notRead' });
    } finally {
      if (!isStale()) reading = null;
    }
  };

  const read = (token: string): Reading => {
    const own: Reading = { token, ends: Promise.resolve() };
    reading = own;
    own.ends = readCustomer(() => reading !== own);
    return own;
  };

  const look = (isChanged = false): Promise<void> => {
    const token = readTokens()?.accessToken;
    if (token === undefined) {
      reading = null;
      dispatch({ kind: 'noTokens' });
      return Promise.resolve();
    }
    // Visitors who are not signed in need no channel; in some browsers it keeps a page from being stored for "back".
    otherTabs ??= openChannel(() => void look(true));
    // An answer that is on its way may be from before the change.
    return (isChanged || reading?.token !== token ? read(token) : reading).ends;
  };

  const followTokens = (change: TokensGone | 'STORED'): void => {
    if (change === 'STORED') {
      // Another customer signed in, in another window: nothing of the first one stays on the page.
      if ((session.kind === 'authenticated' || session.kind === 'unread') && subjectNow() !== subject) {
        dispatch({ kind: 'tokensGone', reason: 'SIGNED_OUT' });
      }
      dispatch({ kind: 'tokensStored' });
      // Renewed tokens belong to the customer who is known already.
      return session.kind === 'authenticated' ? undefined : void look();
    }
    reading = null;
    dispatch({ kind: 'tokensGone', reason: change });
  };

  const followFlag = (isOn: boolean | undefined): void => {
    if (isOn === undefined) return;
    if (!isOn) clearTokens('SWITCHED_OFF');
    dispatch({ kind: isOn ? 'switchedOn' : 'switchedOff' });
  };

  const subscribe: SessionStore['subscribe'] = (listener) => {
    listeners.add(listener);
    if (!isOpen) {
      isOpen = true;
      subscribeToTokens(followTokens);
      followFlags(() => followFlag(readFlag(FLAG, true)));
      void look();
      // For most visitors this only decides whether the sign-in link shows, which can wait until the page is idle.
      whenIdle(() => void askFlag(FLAG, true).then(followFlag));
    }
    return () => listeners.delete(listener);
  };

  const lookNow = async (isChanged: boolean): Promise<Session> => {
    subscribe(() => undefined)();
    await look(isChanged);
    return session;
  };

  return {
    read: () => session,
    subscribe,
    refresh: () => lookNow(false),
    refreshEverywhere: () => {
      const looking = lookNow(true);
      otherTabs?.postMessage(null);
      return looking;
    },
    dismiss: () => dispatch({ kind: 'dismissed' }),
  };
}
