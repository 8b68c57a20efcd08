import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

export function CardOrderSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('cardOrder.loading')}>
      <Stack gap={6}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LoadingRegion>
  );
}
