import NextLink from 'next/link';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/hotel';
import type { DateRange } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ResultLinks } from './resultLinks';

interface Props {
  readonly hotel: Hotel;
  readonly dates: readonly DateRange[];
  readonly links: ResultLinks;
}

/** A hotel that is full: the nearest dates when it is not. */
export function NearestDates({ hotel, dates, links }: Props) {
  const { t, format } = useTranslator();
  return (
    <Stack gap={2} align="start">
      <Tag tone="warning">{t('searchResults.card.soldOut')}</Tag>
      <Text size="label">{t(dates.length > 0 ? 'searchResults.card.nearest' : 'searchResults.card.noNearest')}</Text>
      {dates.length > 0 && (
        <Inline gap={2}>
          {dates.map((range) => (
            <LinkButton
              key={range.startDate}
              as={NextLink}
              href={links.dates(hotel.id, range)}
              variant="secondary"
              size="small"
              aria-label={`${hotel.name}, ${format.dateRange(range)}`}
            >
              {format.dateRange(range)}
            </LinkButton>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
