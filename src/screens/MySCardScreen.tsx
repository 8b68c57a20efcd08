import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { switches } from '@/config/switches';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { Country } from '@/domain/destinations';
import { MyCardSkeleton } from '@/features/my-card/MyCardSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf, pathOf } from '@/routes/routes';
import { signInAllows } from '@/session/scope';
import { session } from '@/session/session';
import { useSession } from '@/session/useSession';
import { useSignIn } from '@/session/useSignIn';
import { StateRoot } from '@/state/StateRoot';
import type { ScreenProps } from './pageProps';
import { ScreenLayout } from './ScreenLayout';
import { siteTask } from './siteTask';
import { useHydrated } from './useHydrated';

const MyCard = siteTask(
  () => import('@/features/my-card/v1/MyCardV1').then((file) => file.MyCardV1),
  () => <MyCardSkeleton />,
);

const PaymentWallet = siteTask(
  () => import('@/features/payment/v1/PaymentWalletV1').then((file) => file.PaymentWalletV1),
  () => null,
);

/** The S-Card of who is signed in; `?part=details` is the form of its details. */
export function MySCardScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const { asPath } = useRouter();
  const isEditing = useHydrated() && new URLSearchParams(queryIn(asPath)).get('part') === 'details';
  const title = t(isEditing ? 'myCard.details.edit' : 'myCard.title');
  return (
    <ScreenLayout route="mySCard" title={title} description={t('myCard.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t(isEditing ? 'myCard.details.lead' : 'myCard.lead')}>{title}</PageHeading>
        <OfSession isEditing={isEditing} countries={content.countries ?? []} />
      </Stack>
    </ScreenLayout>
  );
}

interface PartProps {
  readonly isEditing: boolean;
  readonly countries: readonly Country[];
}

function OfSession(props: PartProps) {
  const current = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || current.kind === 'unknown') return <MyCardSkeleton />;
  const isSignedIn = current.kind === 'authenticated' || current.kind === 'unread';
  if (!isSignedIn || !signInAllows('MY_SCARD_PAGES')) return <SignInOffer />;
  // Another customer gets a page of their own, also when they signed in in another tab.
  return <OfCustomer key={current.kind === 'authenticated' ? current.customer.id : ''} {...props} />;
}

function OfCustomer({ isEditing, countries }: PartProps) {
  const { locale } = useTranslator();
  const router = useRouter();
  const page = pathOf('mySCard', locale);
  return (
    <StateRoot>
      <MyCard
        editing={{ isOpen: isEditing, countries, onSaved: () => void router.push(page) }}
        links={{
          page,
          details: hrefOf('mySCard', locale, { part: 'details' }),
          buy: pathOf('sCardPurchase', locale),
          connect: pathOf('sCardConnect', locale),
          renew: pathOf('sCardRenewal', locale),
        }}
        hasTransactions={switches.enableScardTransaction}
        wallet={switches.enableMaksutasku ? <PaymentWallet /> : null}
        onLeft={() => void session.refreshEverywhere()}
      />
    </StateRoot>
  );
}

/** A card is shown to its holder only. */
function SignInOffer() {
  const { t, locale } = useTranslator();
  const signIn = useSignIn();
  return (
    <EmptyState
      title={t('myCard.signIn.title')}
      actions={
        <>
          {signIn && <Button onClick={signIn}>{t('myCard.signIn.go')}</Button>}
          <LinkButton as={NextLink} variant="secondary" href={pathOf('sCard', locale)}>
            {t('myCard.signIn.what')}
          </LinkButton>
        </>
      }
    >
      {t(signIn ? 'myCard.signIn.body' : 'myCard.signIn.closed')}
    </EmptyState>
  );
}
