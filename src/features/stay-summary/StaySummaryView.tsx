import { hotelPicture } from '@/config/hotelPicture';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Pencil } from '@/design-system/icons';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/content/hotel';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { PriceSummary } from '@/domain/price/priceSummary';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelTermsLine } from './CancelTermsLine';
import { Flush, SummaryBody, SummaryPicture } from './StaySummary.styles';
import { SummaryRoom } from './SummaryRoom';
import type { RoomInSummary } from './SummaryRoom';
import { SummaryTotal } from './SummaryTotal';

interface Props {
  readonly hotel: Hotel;
  readonly stay: DateRange;
  readonly rooms: readonly RoomInSummary[];
  /** Null until every room has a rate, and where the page shows it elsewhere. */
  readonly price: PriceSummary | null;
  readonly cancel: CancelTerms | null;
  /** Milliseconds. */
  readonly now: number;
  /** Opens the search form with this stay in it. */
  readonly onChangeStay: () => void;
}

/** Hotel, dates, party, choices and price, shown on every step of booking. */
export function StaySummaryView({ hotel, stay, rooms, price, cancel, now, onChangeStay }: Props) {
  const { t, plural, format, contentLang } = useTranslator();
  return (
    <Card padding="none" hasPicture>
      <SummaryPicture>
        {/* The hotel's name is beside it, and the picture was described on the pages before. */}
        <Picture src={hotelPicture(hotel).src} alt="" sizes="24rem" />
      </SummaryPicture>
      <SummaryBody>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size="h3" lang={contentLang}>
              {hotel.name}
            </Heading>
            <Text weight="bold">{format.dateRange(stay)}</Text>
            <Text size="label" tone="muted">
              {plural('stay.nights', nights(stay))}&nbsp;·{' '}
              {t('staySummary.checkIn', { time: format.time(hotel.checkInTime) })}&nbsp;·{' '}
              {t('staySummary.checkOut', { time: format.time(hotel.checkOutTime) })}
            </Text>
            <Flush>
              <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onChangeStay}>
                <Icon of={Pencil} size="small" />
                {t('staySummary.changeStay')}
              </Button>
            </Flush>
          </Stack>
          {rooms.map((room, index) => (
            <SummaryRoom key={index} room={room} index={index} />
          ))}
          {price && <SummaryTotal price={price} />}
          {cancel && <CancelTermsLine terms={cancel} timeZone={hotel.timeZone} now={now} />}
        </Stack>
      </SummaryBody>
    </Card>
  );
}
