import { useSyncExternalStore } from 'react';
import { readSession, readUnknown, subscribeToSession } from './session';
import type { Session } from './session';

/** Who is in front of this page. Unknown in the exported page and in the first paint. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, readUnknown);
}
