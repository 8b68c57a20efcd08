import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { Customer } from '@/domain/guest/customer';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import { MemberCard } from '@/features/my-card/MemberCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { session as sessionStore } from '@/session/session';
import { StateRoot } from '@/state/StateRoot';
import type { ScreenProps } from './page-data/pageProps';
import { CustomersOnly } from './parts/CustomersOnly';
import { ScreenLayout } from './frame/ScreenLayout';
import { siteTask } from './tasks/siteTask';

const ConnectCard = siteTask(
  () => import('@/features/card-connect/site/ConnectCardV1').then((file) => file.ConnectCardV1),
  () => <Waiting />,
);

/** Connecting a card that one has to the account of who is signed in. */
export function SCardConnectScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  return (
    <ScreenLayout route="sCardConnect" title={t('cardConnect.title')} description={t('cardConnect.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('cardConnect.lead')}>{t('cardConnect.title')}</PageHeading>
        <StateRoot>
          <CustomersOnly scopes={['SCARD_SALES']} page="cardConnect" waiting={<Waiting />}>
            {(customer) => <Connecting content={content} customer={customer} />}
          </CustomersOnly>
        </StateRoot>
      </Stack>
    </ScreenLayout>
  );
}

interface ConnectingProps extends ScreenProps {
  readonly customer: Customer | null;
}

function Connecting({ content: { cardProduct }, customer }: ConnectingProps) {
  const { t, locale } = useTranslator();
  const myCard = (
    <LinkButton as={SiteLink} href={pathOf('mySCard', locale)}>
      {t('cardConnect.done.myCard')}
    </LinkButton>
  );
  return (
    <ConnectCard
      levels={cardProduct?.levels ?? []}
      drawCard={(card) => <MemberCard card={card} />}
      own={customer?.sCard && <OwnCard number={customer.sCard.identifier} action={myCard} />}
      onward={
        <>
          {myCard}
          <LinkButton as={SiteLink} variant="secondary" href={`${pathOf('home', locale)}#search`}>
            {t('cardConnect.done.search')}
          </LinkButton>
        </>
      }
      without={<WithoutCard />}
      onChanged={() => void sessionStore.refreshEverywhere()}
    />
  );
}

function Waiting() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('cardConnect.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}

interface OwnCardProps {
  readonly number: string;
  readonly action: ReactNode;
}

function OwnCard({ number, action }: OwnCardProps) {
  const { t } = useTranslator();
  return (
    <EmptyState title={t('cardConnect.own.title')} actions={action}>
      {t('cardConnect.own.body', { number: groupedCardNumber(number) })}
    </EmptyState>
  );
}

function WithoutCard() {
  const { t, locale } = useTranslator();
  return (
    <Stack gap={2} align="start">
      <strong>{t('cardConnect.without.title')}</strong>
      <LinkButton as={SiteLink} variant="secondary" href={pathOf('sCard', locale)}>
        {t('cardConnect.without.about')}
      </LinkButton>
    </Stack>
  );
}
