import { languageOf } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';

export interface SignInPlace {
  /** The identity provider, without a trailing slash. */
  readonly oidcPath: string;
  readonly oidcProvider: string;
  /** Where a guest of the native app signs in instead; empty when there is no such place. */
  readonly mobileLoginUrl: string;
  /** Scheme and host of this site, and the prefix of its paths. */
  readonly site: string;
}

export interface SignInRequest {
  readonly locale: Locale;
  /** Returned by the provider, so that only a sign-in that this tab began is completed. */
  readonly attempt: string;
  /** A partner's parameters for the identity provider. */
  readonly partnerWords: readonly (readonly [string, string])[];
  readonly isInApp: boolean;
}

/** Where a guest goes to sign in, and from there to this site's page of return. */
export function signInAddress(place: SignInPlace, { locale, attempt, partnerWords, isInApp }: SignInRequest): string {
  const { oidcPath, oidcProvider, mobileLoginUrl, site } = place;
  const query = new URLSearchParams({
    mode: 'cookies',
    next: `${site}${pathOf('signIn', locale)}?${new URLSearchParams({ attempt }).toString()}`,
    ui_locales: languageOf(locale),
  });
  for (const [name, value] of partnerWords) query.set(name, value);
  const login = isInApp && mobileLoginUrl !== '' ? mobileLoginUrl : `${oidcPath}/${oidcProvider}`;
  return `${login}${login.includes('?') ? '&' : '?'}${query.toString()}`;
}
