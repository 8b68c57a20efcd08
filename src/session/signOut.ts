import { environment } from '@/config/environment';
import { site } from '@/config/siteAddresses';
import type { Locale } from '@/i18n/locales';
import { languageOf } from '@/i18n/locales';
import { sendEvent } from '@/telemetry/sendEvent';
import { forgetCustomer } from './forgetCustomer';
import { forgetPartnerWords } from './partnerWords';
import { closeSession } from './session';
import { removeTokenCookies } from './takeTokens';

/** Where the identity provider ends its own session and leads back, for a build that knows such an address. */
function logoutAddress(locale: Locale, next: string): string {
  const { oidcLogoutUrl: logout } = environment;
  const query = new URLSearchParams({ next, ui_locales: languageOf(locale) });
  return `${logout}${logout.includes('?') ? '&' : '?'}${query.toString()}`;
}

/**
 * Signs out in every tab of this browser, deletes personal data, and loads a new document, so that nothing read for the
 * customer remains. It ends the identity provider's session too, where there is an address for it: on a shared computer
 * the next guest must not be signed in silently.
 */
export async function signOut(locale: Locale, leaveFor: string): Promise<void> {
  sendEvent({ name: 'logOut' });
  closeSession();
  removeTokenCookies();
  forgetPartnerWords();
  const path = site.local(leaveFor);
  try {
    await forgetCustomer();
  } finally {
    location.assign(environment.oidcLogoutUrl === '' ? path : logoutAddress(locale, `${location.origin}${path}`));
  }
}
