import { IconLine } from './IconLine';
import { Stack } from './Stack';
import { styled } from './stitches.config';
import { Text } from './Text';
import { Accessibility, Bath, BedDouble, Maximize2, ShowerHead, Users } from './icons';

const icons = {
  accessibility: Accessibility,
  bath: Bath,
  bed: BedDouble,
  guests: Users,
  shower: ShowerHead,
  size: Maximize2,
} as const;

/** Side by side; lines that wrap stand as close as those of a column. */
const Row = styled('ul', { display: 'flex', flexWrap: 'wrap', columnGap: '$4', rowGap: '$1', minWidth: 0 });

interface RoomFactListProps {
  readonly facts: readonly { readonly kind: keyof typeof icons; readonly text: string }[];
  /** Side by side where there is room, else one below the other. */
  readonly layout?: 'row' | 'column';
}

/** What a room is, each fact with its icon. */
export function RoomFactList({ facts, layout = 'column' }: RoomFactListProps) {
  const items = facts.map(({ kind, text }) => (
    <li key={text}>
      <IconLine icon={icons[kind]}>
        <Text as="span" size="label">
          {text}
        </Text>
      </IconLine>
    </li>
  ));
  return layout === 'row' ? (
    <Row>{items}</Row>
  ) : (
    <Stack as="ul" gap={1}>
      {items}
    </Stack>
  );
}
