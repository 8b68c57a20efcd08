import { clearTokens } from '@/api/tokenStore';
import { createSession } from './createSession';

/** The session of this page. The code that reads a customer comes with the first one. */
export const session = createSession(async () => (await import('./loadCustomer')).loadCustomer());

/** Ends the sign-in in every tab of this browser. */
export function closeSession(): void {
  clearTokens('SIGNED_OUT');
}
