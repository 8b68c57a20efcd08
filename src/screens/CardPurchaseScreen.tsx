import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { CardOrderSkeleton } from '@/features/card-order/CardOrderSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { siteTask } from './tasks/siteTask';
import { useCardSale } from './parts/useCardSale';
import { useHydrated } from '@/browser/useHydrated';

const CardPurchase = siteTask(
  () => import('@/features/card-order/site/CardPurchaseV1').then((file) => file.CardPurchaseV1),
  () => <CardOrderSkeleton />,
);

/** Buying an S-Card, also without signing in. */
export function CardPurchaseScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const isHydrated = useHydrated();
  return (
    <ScreenLayout route="sCardPurchase" title={t('cardPurchase.title')} description={t('cardPurchase.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('cardPurchase.lead')}>{t('cardPurchase.title')}</PageHeading>
        {isHydrated ? <Sale content={content} /> : <CardOrderSkeleton />}
      </Stack>
    </ScreenLayout>
  );
}

function Sale({ content }: ScreenProps) {
  const sale = useCardSale(content);
  return (
    <StateRoot>
      <CardPurchase {...sale} countries={content.countries ?? []} />
    </StateRoot>
  );
}
