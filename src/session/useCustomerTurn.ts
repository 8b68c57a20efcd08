import { useState } from 'react';
import type { Session } from './nextSession';
import { useSession } from './useSession';

/** Null while it is not known. */
const whoIs = (session: Session): string | null => {
  if (session.kind === 'authenticated') return session.customer.id;
  return session.kind === 'unknown' ? null : session.kind === 'unread' ? 'unread' : '';
};

/**
 * A key for what is typed and no atom: it changes when somebody signs in, in another tab, whom this page has not shown.
 * It stays when a sign-in ends, and when the same customer comes back.
 */
export function useCustomerTurn(): number {
  const now = whoIs(useSession());
  const [shown, setShown] = useState({ who: now, turn: 0 });
  const isKnownFirst = shown.who === null && now !== null;
  const isOther = shown.who !== null && now !== null && now !== '' && now !== shown.who;
  if (isKnownFirst || isOther) setShown({ who: now, turn: shown.turn + (isOther ? 1 : 0) });
  return shown.turn;
}
