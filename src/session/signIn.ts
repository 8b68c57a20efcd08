import { environment } from '@/config/environment';
import { site } from '@/config/siteAddresses';
import { askFlag } from '@/flags/askFlag';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';
import { readPartnerWords } from './partnerWords';
import { keepReturnPlace } from './returnPlace';
import { signInAddress } from './signInAddress';
import { beginAttempt } from './signInAttempt';

/** The native app shows the site in a view that gives pages this object to speak to. */
const isInApp = () => 'ReactNativeWebView' in window;

/**
 * Goes to the identity provider and stores the page to return to; the flow is stored anyway. Where signing in is
 * switched off it goes to the site's own sign-in page, which explains that.
 */
export async function signIn(locale: Locale, returnPlace?: string): Promise<void> {
  const { pathname, search, origin } = location;
  if (!(await askFlag('authenticatedCustomer', true))) return location.assign(site.local(pathOf('signIn', locale)));
  keepReturnPlace(locale, returnPlace ?? `${site.pathAt(pathname) ?? '/'}${search}`, Date.now());
  const request = {
    locale,
    attempt: beginAttempt(Date.now()),
    partnerWords: readPartnerWords(),
    isInApp: isInApp(),
  };
  location.assign(signInAddress({ ...environment, site: `${origin}${environment.basePath}` }, request));
}
