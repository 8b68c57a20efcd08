import { SiteLink } from '@/routes/SiteLink';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import type { AccessScope } from '@/domain/guest/accessScope';
import type { Customer } from '@/domain/guest/customer';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { useSignIn } from '@/session/useSignIn';
import { useHydrated } from '@/browser/useHydrated';

interface Props {
  /** What the page does for who is signed in. */
  readonly scopes: readonly AccessScope[];
  /** The words of the page, which say why to sign in. */
  readonly page: 'cardConnect' | 'cardRenewal' | 'myCard' | 'myDetails' | 'reservationList';
  /** A way for those who do not sign in. */
  readonly otherWay?: { readonly href: string; readonly text: string };
  readonly waiting: ReactNode;
  /** The customer is null while signed in but not read. */
  readonly children: (customer: Customer | null) => ReactNode;
}

/** A page of a customer's own. Others are offered to sign in, and come back to it. */
export function CustomersOnly({ scopes, page, otherWay, waiting, children }: Props) {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || session.kind === 'unknown') return <>{waiting}</>;
  const isSignedIn = session.kind === 'authenticated' || session.kind === 'unread';
  if (!isSignedIn || !scopes.every(signInAllows)) return <SignInOffer page={page} otherWay={otherWay} />;
  const customer = session.kind === 'authenticated' ? session.customer : null;
  // Another customer gets a page of their own, also when they signed in in another tab.
  return <Fragment key={customer?.id ?? ''}>{children(customer)}</Fragment>;
}

function SignInOffer({ page, otherWay }: Pick<Props, 'page' | 'otherWay'>) {
  const { t } = useTranslator();
  const signIn = useSignIn();
  return (
    <EmptyState
      title={t(`${page}.signIn.title`)}
      actions={
        <>
          {signIn ? <Button onClick={signIn}>{t(`${page}.signIn.go`)}</Button> : <CallControl />}
          {otherWay && (
            <LinkButton as={SiteLink} variant="secondary" href={otherWay.href}>
              {otherWay.text}
            </LinkButton>
          )}
        </>
      }
    >
      {t(signIn ? `${page}.signIn.body` : `${page}.signIn.closed`)}
    </EmptyState>
  );
}
