import dynamic from 'next/dynamic';
import type { MouseEvent } from 'react';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import { useTranslator } from '@/i18n/TranslatorContext';
import { plainSignInHref } from '@/session/plainSignInHref';
import { useSession } from '@/session/useSession';
import { ToolLink } from './Header.styles';

/** Few visitors are signed in: the others load none of it. */
const AccountMenu = dynamic(() => import('./AccountMenu').then((file) => file.AccountMenu), { ssr: false });

interface AccountProps {
  /** The row of a roomy header, or the menu of a narrow one. */
  readonly place: 'header' | 'menu';
}

/** The way in, or who is in. */
export function Account({ place }: AccountProps) {
  const { t, locale } = useTranslator();
  const session = useSession();
  if (session.kind === 'authenticated') return <AccountMenu customer={session.customer} isOpen={place === 'menu'} />;
  const href = plainSignInHref(locale);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Most visitors never press it. Without the code the plain way is as good: it only forgets where the guest was.
    import('@/session/signIn').then(
      ({ signIn }) => signIn(locale),
      () => location.assign(href),
    );
  };
  return (
    <ToolLink href={href} rel="nofollow" onClick={go}>
      <Icon of={User} size="small" />
      {t('shell.account.signIn')}
    </ToolLink>
  );
}
