import { clearTokens, readTokens, subscribeToTokens } from '@/api/tokenStore';
import type { TokensGone } from '@/api/tokenStore';
import { whenIdle } from '@/browser/whenIdle';
import type { Customer } from '@/domain/customer';
import { subjectOf } from '@/domain/tokenBody';
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
  /** The guest has closed the notice that the sign-in ended. */
  readonly dismiss: () => void;
}

/**
 * The session of this page. A customer is read only where the browser keeps tokens and signing in is switched on;
 * where it is switched off kept tokens are dropped. A configuration that does not load switches nothing off. Section 4,
 * login.
 */
export function createSession(loadCustomer: () => Promise<Customer>): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session = unknown;
  let isOpen = false;
  /** The token whose customer is being read; one answer serves all callers. */
  let reading: { readonly token: string; readonly ends: Promise<void> } | null = null;

  /** Whose tokens were stored when the customer was read, or could not be. */
  let subject: string | null = null;

  const dispatch = (event: SessionEvent): void => {
    const next = nextSession(session, event);
    if (next === session) return;
    session = next;
    listeners.forEach((listener) => listener());
  };

  const readCustomer = async (token: string): Promise<void> => {
    const isStale = () => reading?.token !== token;
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

  const look = (): Promise<void> => {
    const token = readTokens()?.accessToken;
    if (token === undefined) {
      reading = null;
      dispatch({ kind: 'noTokens' });
      return Promise.resolve();
    }
    if (reading?.token !== token) reading = { token, ends: readCustomer(token) };
    return reading.ends;
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

  return {
    read: () => session,
    subscribe,
    refresh: async () => {
      subscribe(() => undefined)();
      await look();
      return session;
    },
    dismiss: () => dispatch({ kind: 'dismissed' }),
  };
}
