import { site } from '@/config/siteAddresses';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';

/**
 * Signs in at the identity provider, by code that is loaded at the press, as few guests sign in. Where that code is
 * lost, the site's own page about signing in takes over. `returnPlace`: the page to return to, when it is another one.
 */
export const goToSignIn = (locale: Locale, returnPlace?: string): Promise<void> =>
  import('./signIn').then(
    ({ signIn }) => signIn(locale, returnPlace),
    () => location.assign(site.local(pathOf('signIn', locale))),
  );
