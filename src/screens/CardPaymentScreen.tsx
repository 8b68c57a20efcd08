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

const CardPayment = siteTask(
  () => import('@/features/card-order/site/CardPaymentV1').then((file) => file.CardPaymentV1),
  () => <CardOrderSkeleton />,
);

/** The page after paying for a card, and for continuing an unfinished payment. */
export function CardPaymentScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const isHydrated = useHydrated();
  return (
    <ScreenLayout route="sCardPayment" title={t('cardOrder.title')}>
      <Stack gap={6} width="reading">
        <PageHeading>{t('cardOrder.title')}</PageHeading>
        {isHydrated ? <Payment content={content} /> : <CardOrderSkeleton />}
      </Stack>
    </ScreenLayout>
  );
}

function Payment({ content }: ScreenProps) {
  const sale = useCardSale(content);
  return (
    <StateRoot>
      <CardPayment {...sale} />
    </StateRoot>
  );
}
