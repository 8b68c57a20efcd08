import { site } from '@/config/siteAddresses';
import type { Locale } from '@/i18n/locales';
import { signInPlaceAt } from './plainSignInHref';
import { keepReturnPlace } from './returnPlace';
import { signInAddress } from './signInAddress';

/** The native app shows the site in a view that gives pages this object to speak to. */
const isInApp = () => 'ReactNativeWebView' in window;

/** Leaves for the identity provider, and remembers the page to come back to; the flow is in this browser anyway. */
export function signIn(locale: Locale, returnPlace?: string): void {
  const { pathname, search, origin } = location;
  keepReturnPlace(locale, returnPlace ?? `${site.pathAt(pathname) ?? '/'}${search}`, Date.now());
  location.assign(signInAddress(signInPlaceAt(origin), locale, search, isInApp()));
}
