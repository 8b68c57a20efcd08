import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

/** While the rooms are loading. */
export function ChooseRoomSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('chooseRoom.loading')}>
      <Stack gap={5}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LoadingRegion>
  );
}
