import type { ReactNode } from 'react';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, hint, children }: Props) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {hint && <Text tone="muted">{hint}</Text>}
      <Grid kind="fields">{children}</Grid>
    </Stack>
  );
}
