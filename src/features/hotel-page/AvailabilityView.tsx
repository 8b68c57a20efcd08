import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Price } from '@/design-system/Price';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FEW_ROOMS } from './hotelAvailability';
import type { HotelAvailability } from './hotelAvailability';

interface Props {
  readonly criteria: SearchCriteria;
  readonly availability: Exclude<HotelAvailability, { kind: 'failed' }>;
  readonly onDates: (dates: DateRange) => void;
}

/** The price of the chosen nights, or the nearest dates with a room. */
export function AvailabilityView({ criteria, availability, onDates }: Props) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  if (availability.kind === 'loading') {
    return (
      <>
        <VisuallyHidden>{t('hotelPage.search.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </>
    );
  }
  if (availability.kind === 'full') {
    const { nearestDates, unavailable } = availability;
    const datesHelp = unavailable?.reason !== 'NO_PET_ROOMS' && unavailable?.reason !== 'TOO_FEW_ROOMS';
    return (
      <Stack gap={2} align="start">
        <Tag tone="warning">{noRoomTitle(unavailable, criteria.party.rooms, translator)}</Tag>
        {nearestDates.length > 0 && <Text size="label">{t('hotelPage.search.nearest')}</Text>}
        {nearestDates.length === 0 && datesHelp && <Text size="label">{t('hotelPage.search.none')}</Text>}
        <Inline gap={2}>
          {nearestDates.map((dates) => (
            <Button key={dates.startDate} variant="secondary" size="small" onClick={() => onDates(dates)}>
              {format.dateRange(dates)}
            </Button>
          ))}
        </Inline>
      </Stack>
    );
  }
  const { lowest, roomsLeft, planSale } = availability;
  const covers = t('hotelPage.search.covers', {
    nights: plural('stay.nights', nights(criteria)),
    rooms: plural('stay.rooms', criteria.party.rooms),
  });
  return (
    <Stack gap={2} align="start">
      {lowest ? (
        <Price amount={t('stay.priceFrom', { price: format.money(lowest) })} detail={covers} />
      ) : (
        <Text>{t('hotelPage.search.members')}</Text>
      )}
      {planSale && (
        <Text size="label" tone={planSale === 'open' ? 'success' : 'muted'}>
          {t(`stay.offer.${planSale === 'open' ? 'used' : planSale}`)}
        </Text>
      )}
      {roomsLeft !== null && roomsLeft <= FEW_ROOMS && <Tag tone="warning">{plural('stay.roomsLeft', roomsLeft)}</Tag>}
    </Stack>
  );
}
