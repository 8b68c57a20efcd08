import { Meter } from '@/design-system/Meter';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';

export const examples: Examples = {
  'Empty, part of the way, full': () => (
    <Stack gap={3}>
      <Meter label="Matka seuraavalle tasolle, alku" share={0} />
      <Meter label="Matka seuraavalle tasolle, kesken" share={0.42} />
      <Meter label="Matka seuraavalle tasolle, perillä" share={1} />
    </Stack>
  ),
};
