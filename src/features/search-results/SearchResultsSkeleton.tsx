import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

/** While the hotels are loading. */
export function SearchResultsSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('searchResults.loading')}>
      <Stack gap={5}>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LoadingRegion>
  );
}
