import { useSyncExternalStore } from 'react';
import { unknown } from './nextSession';
import type { Session } from './nextSession';
import { session } from './session';

/** The session of this page. Unknown in the exported page and in the first paint. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, () => unknown);
}
