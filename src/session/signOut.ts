import { closeSession } from './session';

/**
 * Ends the sign-in everywhere in this browser, and leaves for a page where nothing of it is left: what was read for the
 * customer goes with the document.
 */
export function signOut(leaveFor: string): void {
  closeSession();
  location.assign(leaveFor);
}
