import { environment } from '@/config/environment';
import type { Locale } from '@/i18n/locales';
import { signInAddress } from './signInAddress';
import type { SignInPlace } from './signInAddress';

/** Where this build signs in, for a site at an origin. */
export const signInPlaceAt = (origin: string): SignInPlace => ({
  ...environment,
  provider: environment.oidcProvider,
  origin: `${origin}${environment.basePath}`,
});

/** The way to sign in of the exported page, until its scripts run. The provider is the one who knows this site's host. */
export const plainSignInHref = (locale: Locale): string => signInAddress(signInPlaceAt(''), locale);
