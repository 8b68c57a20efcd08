import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { site } from '@/config/siteAddresses';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import { LostPart } from '@/errors/LostPart';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { goToSignIn } from '@/session/goToSignIn';
import { useSession } from '@/session/useSession';
import { OwnLink, SignInLink, ToolLink } from './Header.styles';

/** Loaded for guests who are signed in, which few are. */
const AccountMenu = dynamic(() => import('./AccountMenu').then((file) => file.AccountMenu), {
  ssr: false,
  loading: LostPart,
});

interface AccountProps {
  /** The row of a roomy header, or the menu of a narrow one. */
  readonly place: 'header' | 'menu';
}

/** The sign-in link, or the menu of the customer; nothing where signing in is switched off. */
export function Account({ place }: AccountProps) {
  const { t, locale } = useTranslator();
  const session = useSession();
  const isOpen = place === 'menu';
  useEffect(() => {
    // Until then `theme.js` says by the root element whether tokens are kept, and one of two links shows.
    if (session.kind !== 'unknown') document.documentElement.removeAttribute('data-signed-in');
  }, [session.kind]);
  if (session.kind === 'off') return null;
  if (session.kind === 'authenticated') return <AccountMenu customer={session.customer} isOpen={isOpen} />;
  if (session.kind === 'unread') return <AccountMenu customer={null} isOpen={isOpen} />;
  // In a new tab, or before the code has loaded, the sign-in page takes over.
  const href = site.local(pathOf('signIn', locale));
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void goToSignIn(locale);
  };
  return (
    <>
      <ToolLink as={SignInLink} href={href} rel="nofollow" data-opens="sign-in" onClick={go}>
        <Icon of={User} size="small" />
        {t('shell.account.signIn')}
      </ToolLink>
      {session.kind === 'unknown' && (
        <ToolLink as={OwnLink} href={site.local(pathOf('myDetails', locale))} rel="nofollow">
          <Icon of={User} size="small" />
          {t('shell.account.unread.opener')}
        </ToolLink>
      )}
    </>
  );
}
