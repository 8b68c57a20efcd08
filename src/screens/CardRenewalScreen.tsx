import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { CardOrderSkeleton } from '@/features/card-order/CardOrderSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { CustomersOnly } from './parts/CustomersOnly';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { siteTask } from './tasks/siteTask';
import { useCardSale } from './parts/useCardSale';

const CardRenewal = siteTask(
  () => import('@/features/card-order/site/CardRenewalV1').then((file) => file.CardRenewalV1),
  () => <CardOrderSkeleton />,
);

/** Another year for the card of who is signed in. */
export function CardRenewalScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  return (
    <ScreenLayout route="sCardRenewal" title={t('cardRenewal.title')} description={t('cardRenewal.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('cardRenewal.lead')}>{t('cardRenewal.title')}</PageHeading>
        <CustomersOnly
          scopes={['SCARD_SALES', 'MY_SCARD_PAGES']}
          page="cardRenewal"
          otherWay={{ href: pathOf('sCard', locale), text: t('cardOrder.about') }}
          waiting={<CardOrderSkeleton />}
        >
          {() => <Sale content={content} />}
        </CustomersOnly>
      </Stack>
    </ScreenLayout>
  );
}

function Sale({ content }: ScreenProps) {
  const sale = useCardSale(content);
  return (
    <StateRoot>
      <CardRenewal {...sale} />
    </StateRoot>
  );
}
