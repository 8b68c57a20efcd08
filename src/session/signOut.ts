import { tellEvent } from '@/telemetry/tellEvent';
import { closeSession } from './session';

/**
 * Ends the sign-in everywhere in this browser, forgets who the guest was, and leaves for a page where nothing of it is
 * left: what was read for the customer goes with the document.
 */
export async function signOut(leaveFor: string): Promise<void> {
  tellEvent({ name: 'logOut' });
  closeSession();
  try {
    const { forgetPersonalState } = await import('@/state/forgetPersonalState');
    forgetPersonalState();
  } finally {
    location.assign(leaveFor);
  }
}
