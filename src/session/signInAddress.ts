import { languageOf } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';

export interface SignInPlace {
  /** The identity provider, without a trailing slash. */
  readonly oidcPath: string;
  readonly provider: string;
  /** Where a guest of the native app signs in instead; empty when there is no such place. */
  readonly mobileLoginUrl: string;
  /** Scheme and host of this site, and the prefix of its paths. */
  readonly origin: string;
}

/** Words of a link into the site that the identity provider wants to see again. */
const handedOn = ['guided_entry_token', 'mrid'] as const;

/**
 * Where a guest goes to sign in, and from there to this site's page of return. Section 7, login redirect.
 * @param search the query of the page that the guest is on
 */
export function signInAddress(place: SignInPlace, locale: Locale, search = '', isInApp = false): string {
  const { oidcPath, provider, mobileLoginUrl, origin } = place;
  const query = new URLSearchParams({
    mode: 'cookies',
    next: `${origin}${pathOf('signIn', locale)}`,
    ui_locales: languageOf(locale),
  });
  const given = new URLSearchParams(search);
  for (const name of handedOn) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  const login = isInApp && mobileLoginUrl !== '' ? mobileLoginUrl : `${oidcPath}/${provider}`;
  return `${login}${login.includes('?') ? '&' : '?'}${query.toString()}`;
}
