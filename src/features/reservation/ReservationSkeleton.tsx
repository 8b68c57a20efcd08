import { Banner } from '@/design-system/Banner';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { WideOnly } from '@/design-system/TwoColumn';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly title: string;
  /** Whether a picture of the hotel stands above what is loaded, in every window or in wide ones. */
  readonly picture?: 'always' | 'wide';
}

/** Reserves the place of a reservation while it loads, and in the exported page. */
export function ReservationSkeleton({ title, picture }: Props) {
  const { t } = useTranslator();
  return (
    <Stack gap={6}>
      {picture === 'always' && <Banner />}
      {picture === 'wide' && (
        <WideOnly>
          <Banner />
        </WideOnly>
      )}
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
