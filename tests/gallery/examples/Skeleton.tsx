import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';

const shapes = ['heading', 'text', 'button', 'card', 'picture'] as const;

export const examples: Examples = {
  Shapes: () => (
    <Stack gap={4} width="form">
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};
