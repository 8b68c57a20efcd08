import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { useTranslator } from '@/i18n/TranslatorContext';

/** While the extras are loading. */
export function ChooseExtrasSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('chooseExtras.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}
