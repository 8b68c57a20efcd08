import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { useTranslator } from '@/i18n/TranslatorContext';

export function ReservationListSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('reservationList.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}
