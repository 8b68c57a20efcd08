import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { RowList } from '@/design-system/RowList';
import { Stack } from '@/design-system/Stack';
import type { ExtraService } from '@/domain/stay/extraService';
import { ExtraRow } from './ExtraRow';
import type { ExtraOption } from '@/domain/stay/roomExtras';

interface Props {
  readonly title: string;
  readonly options: readonly ExtraOption[];
  readonly onChange: (service: ExtraService, quantity: number) => void;
}

/** Extras of one kind under a heading; renders nothing when there are none. */
export function ExtraSection({ title, options, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Card>
        <RowList>
          {options.map((option) => (
            <ExtraRow key={option.service.id} option={option} onChange={onChange} />
          ))}
        </RowList>
      </Card>
    </Stack>
  );
}
