import dynamic from 'next/dynamic';
import type { MouseEvent } from 'react';
import { environment } from '@/config/environment';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useSession } from '@/session/useSession';
import { RoomyWords, ToolLink } from './Header.styles';

/** Few visitors are signed in: the others load none of it. */
const AccountMenu = dynamic(() => import('./AccountMenu').then((file) => file.AccountMenu), { ssr: false });

/** The way in, or who is in; nothing where signing in is switched off. */
export function Account() {
  const { t, locale } = useTranslator();
  const session = useSession();
  if (session.kind === 'off') return null;
  if (session.kind === 'authenticated') return <AccountMenu customer={session.customer} />;
  if (session.kind === 'unread') return <AccountMenu customer={null} />;
  // A tab of its own begins its own sign-in: from there, and without the code, the page of signing in leads on.
  const href = `${environment.basePath}${pathOf('signIn', locale)}`;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('@/session/signIn').then(
      ({ signIn }) => signIn(locale),
      () => location.assign(href),
    );
  };
  return (
    <ToolLink href={href} rel="nofollow" onClick={go}>
      <Icon of={User} size="small" />
      <RoomyWords>{t('shell.account.signIn')}</RoomyWords>
    </ToolLink>
  );
}
