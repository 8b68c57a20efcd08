import NextLink from 'next/link';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { CardOrderSkeleton } from '@/features/card-order/CardOrderSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { useSignIn } from '@/session/useSignIn';
import { StateRoot } from '@/state/StateRoot';
import { ScreenLayout } from './ScreenLayout';
import { siteTask } from './siteTask';
import { useCardSale } from './useCardSale';
import { useHydrated } from './useHydrated';

const CardRenewal = siteTask(
  () => import('@/features/card-order/v1/CardRenewalV1').then((file) => file.CardRenewalV1),
  () => <CardOrderSkeleton />,
);

/** Another year for the card of who is signed in. */
export function CardRenewalScreen() {
  const { t } = useTranslator();
  return (
    <ScreenLayout route="sCardRenewal" title={t('cardRenewal.title')} description={t('cardRenewal.lead')}>
      <Stack gap={6} width="reading">
        <PageHeading lead={t('cardRenewal.lead')}>{t('cardRenewal.title')}</PageHeading>
        <OfSession />
      </Stack>
    </ScreenLayout>
  );
}

function OfSession() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || session.kind === 'unknown') return <CardOrderSkeleton />;
  const isSignedIn = session.kind === 'authenticated' || session.kind === 'unread';
  if (!isSignedIn || !signInAllows('SCARD_SALES') || !signInAllows('MY_SCARD_PAGES')) return <SignInOffer />;
  // Another customer renews a card of their own, also when they signed in in another tab.
  return <Sale key={session.kind === 'authenticated' ? session.customer.id : ''} />;
}

function Sale() {
  const sale = useCardSale();
  return (
    <StateRoot>
      <CardRenewal {...sale} />
    </StateRoot>
  );
}

/** A card is renewed by its holder only. */
function SignInOffer() {
  const { t, locale } = useTranslator();
  const signIn = useSignIn();
  return (
    <EmptyState
      title={t('cardRenewal.signIn.title')}
      actions={
        <>
          {signIn && <Button onClick={signIn}>{t('cardRenewal.signIn.go')}</Button>}
          <LinkButton as={NextLink} variant="secondary" href={pathOf('sCard', locale)}>
            {t('cardOrder.about')}
          </LinkButton>
        </>
      }
    >
      {t(signIn ? 'cardRenewal.signIn.body' : 'cardRenewal.signIn.closed')}
    </EmptyState>
  );
}
