import { useRouter } from 'next/router';
import { switches } from '@/config/switches';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { Country } from '@/domain/search/destinations';
import { MyCardSkeleton } from '@/features/my-card/MyCardSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf, pathOf } from '@/routes/routes';
import { session } from '@/session/session';
import { StateRoot } from '@/state/StateRoot';
import type { ScreenProps } from './page-data/pageProps';
import { CustomersOnly } from './parts/CustomersOnly';
import { ScreenLayout } from './frame/ScreenLayout';
import { siteTask } from './tasks/siteTask';
import { useHydrated } from '@/browser/useHydrated';

const MyCard = siteTask(
  () => import('@/features/my-card/site/MyCardV1').then((file) => file.MyCardV1),
  () => <MyCardSkeleton />,
);

const PaymentWallet = siteTask(
  () => import('@/features/payment/site/PaymentWalletV1').then((file) => file.PaymentWalletV1),
  () => null,
);

/** The S-Card of who is signed in; `?part=details` is the form of its details. */
export function MySCardScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  const { asPath } = useRouter();
  const isEditing = useHydrated() && new URLSearchParams(queryIn(asPath)).get('part') === 'details';
  const title = t(isEditing ? 'myCard.details.edit' : 'myCard.title');
  return (
    <ScreenLayout route="mySCard" title={title} description={t('myCard.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t(isEditing ? 'myCard.details.lead' : 'myCard.lead')}>{title}</PageHeading>
        <CustomersOnly
          scopes={['MY_SCARD_PAGES']}
          page="myCard"
          otherWay={{ href: pathOf('sCard', locale), text: t('myCard.signIn.what') }}
          waiting={<MyCardSkeleton />}
        >
          {() => <OfCustomer isEditing={isEditing} countries={content.countries ?? []} />}
        </CustomersOnly>
      </Stack>
    </ScreenLayout>
  );
}

interface PartProps {
  readonly isEditing: boolean;
  readonly countries: readonly Country[];
}

function OfCustomer({ isEditing, countries }: PartProps) {
  const { locale } = useTranslator();
  const router = useRouter();
  const page = pathOf('mySCard', locale);
  const onSaved = () => {
    // The details of the card are among those that a booking begins with.
    void session.refreshEverywhere();
    void router.push(page);
  };
  return (
    <StateRoot>
      <MyCard
        editing={{ isOpen: isEditing, countries, onSaved }}
        links={{
          page,
          details: hrefOf('mySCard', locale, { part: 'details' }),
          buy: pathOf('sCardPurchase', locale),
          connect: pathOf('sCardConnect', locale),
          renew: pathOf('sCardRenewal', locale),
          withdraw: pathOf('sCardWithdrawal', locale),
        }}
        hasTransactions={switches.enableScardTransaction}
        wallet={switches.enableMaksutasku ? <PaymentWallet /> : null}
        onLeft={() => void session.refreshEverywhere()}
      />
    </StateRoot>
  );
}
