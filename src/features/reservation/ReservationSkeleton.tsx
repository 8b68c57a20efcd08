import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Reserves the place of a reservation while it loads, and in the exported page. */
export function ReservationSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslator();
  return (
    <Stack gap={6}>
      <PageHeading lead={t('reservation.loadingLead')}>{title}</PageHeading>
      <LoadingRegion label={t('reservation.loading')}>
        <Stack gap={5}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    </Stack>
  );
}
