import type { ElementType } from 'react';
import { hotelPicture } from '@/config/hotelPicture';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/hotel';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import type { CancelTerms } from '@/domain/offer';
import type { PriceSummary } from '@/domain/priceSummary';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelTermsLine } from './CancelTermsLine';
import { SummaryBody, SummaryPicture } from './StaySummary.styles';
import { SummaryRoom } from './SummaryRoom';
import type { RoomInSummary } from './SummaryRoom';
import { SummaryTotal } from './SummaryTotal';

interface Props {
  readonly hotel: Hotel;
  readonly stay: DateRange;
  readonly rooms: readonly RoomInSummary[];
  /** Known once every room has a rate. */
  readonly price: PriceSummary | null;
  readonly cancel: CancelTerms | null;
  /** Milliseconds. */
  readonly now: number;
  readonly linkAs: ElementType;
}

/** Where, when, who, what and how much: always at hand while booking. */
export function StaySummaryView({ hotel, stay, rooms, price, cancel, now, linkAs }: Props) {
  const { t, plural, format } = useTranslator();
  return (
    <Card padding="none">
      <SummaryPicture>
        {/* Its words are beside it, and on the pages before. */}
        <Picture src={hotelPicture(hotel).src} alt="" sizes="24rem" />
      </SummaryPicture>
      <SummaryBody>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size="h3">
              {hotel.name}
            </Heading>
            <Text weight="bold">{format.dateRange(stay)}</Text>
            <Text size="label" tone="muted">
              {plural('stay.nights', nights(stay))} ·{' '}
              {t('staySummary.checkIn', { time: format.time(hotel.checkInTime) })} ·{' '}
              {t('staySummary.checkOut', { time: format.time(hotel.checkOutTime) })}
            </Text>
          </Stack>
          {rooms.map((room, index) => (
            <SummaryRoom key={index} room={room} index={index} linkAs={linkAs} />
          ))}
          {price && <SummaryTotal price={price} />}
          {cancel && <CancelTermsLine terms={cancel} timeZone={hotel.timeZone} now={now} />}
        </Stack>
      </SummaryBody>
    </Card>
  );
}
