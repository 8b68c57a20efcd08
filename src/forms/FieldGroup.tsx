import type { ReactNode } from 'react';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Grid kind="fields">{children}</Grid>
    </Stack>
  );
}
