import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';

export const examples: Examples = {
  'While rooms are fetched': () => (
    <LoadingRegion label="Haetaan huoneita">
      <Stack gap={3}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    </LoadingRegion>
  ),
};
