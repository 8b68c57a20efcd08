import { environment } from '@/config/environment';
import type { Locale } from '@/i18n/locales';
import { keepReturnPlace } from './returnPlace';
import { signInAddress } from './signInAddress';

/** The native app shows the site in a view that gives pages this object to speak to. */
const isInApp = () => 'ReactNativeWebView' in window;

const placeAt = (origin: string) => ({
  ...environment,
  provider: environment.oidcProvider,
  origin: `${origin}${environment.basePath}`,
});

/** The way to sign in of the exported page, until its scripts run. The provider is the one who knows this site's host. */
export const plainSignInHref = (locale: Locale): string => signInAddress(placeAt(''), locale);

/** Leaves for the identity provider, and remembers the page to come back to; the flow is in this browser anyway. */
export function signIn(locale: Locale, returnPlace?: string): void {
  const { pathname, search, origin } = location;
  const { basePath } = environment;
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  keepReturnPlace(locale, returnPlace ?? `${path || '/'}${search}`, Date.now());
  location.assign(signInAddress(placeAt(origin), locale, search, isInApp()));
}
