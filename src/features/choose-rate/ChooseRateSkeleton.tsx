import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

/** While the rates are loading. */
export function ChooseRateSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('chooseRate.loading')}>
      <Stack gap={3}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LoadingRegion>
  );
}
