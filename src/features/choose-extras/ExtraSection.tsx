import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { RowList } from '@/design-system/RowList';
import { Stack } from '@/design-system/Stack';
import type { StayExtra } from '@/domain/stay/stayExtras';
import { ExtraRow } from './ExtraRow';
import type { ExtraRowProps } from './ExtraRow';

interface Props extends Omit<ExtraRowProps, 'extra'> {
  readonly title: string;
  readonly extras: readonly StayExtra[];
}

/** Extras of one kind under a heading; renders nothing when there are none. */
export function ExtraSection({ title, extras, ...row }: Props) {
  if (extras.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Card>
        <RowList>
          {extras.map((extra) => (
            <ExtraRow key={extra.service.id} extra={extra} {...row} />
          ))}
        </RowList>
      </Card>
    </Stack>
  );
}
