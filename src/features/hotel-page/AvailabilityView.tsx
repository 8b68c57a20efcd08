import type { MouseEvent } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Price } from '@/design-system/Price';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { FEW_ROOMS_LEFT } from '@/config/limits';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { askedCode } from '@/domain/search/askedCode';
import type { SearchCriteria } from '@/domain/search/search';
import { CallControl } from '@/errors/FailureActionControl';
import { noRoomTitle, otherRooms } from '@/errors/noRoomTitle';
import { codePricesText } from '@/i18n/askedCodeText';
import { cancelLines } from '@/i18n/cancelLines';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { HotelAvailability } from './hotelAvailability';
import { noPriceLines } from './noPriceLines';

interface Props {
  readonly criteria: SearchCriteria;
  readonly availability: Exclude<HotelAvailability, { kind: 'failed' }>;
  readonly onDates: (dates: DateRange) => void;
  readonly onRoomCount: (rooms: number) => void;
}

type PartProps<Kind> = Omit<Props, 'availability'> & {
  readonly availability: Extract<HotelAvailability, { kind: Kind }>;
};

/** The form searches anew and the pressed button goes: the focus waits at the button that leads on. */
const toSubmit = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** Why a hotel has no room for the party, and what would do there: other dates, or another number of rooms. */
function Full({ criteria, availability, onDates, onRoomCount }: PartProps<'full'>) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const { nearestDates, unavailable } = availability;
  const { rooms: asked } = criteria.party;
  const rooms = otherRooms(unavailable, asked);
  const datesHelp = unavailable?.reason !== 'NO_PET_ROOMS' && unavailable?.reason !== 'TOO_FEW_ROOMS';
  return (
    <Stack gap={2} align="start">
      <Tag tone="warning">{noRoomTitle(unavailable, asked, translator)}</Tag>
      {rooms !== null && (
        <Button
          variant="secondary"
          size="small"
          onClick={(event) => {
            toSubmit(event);
            onRoomCount(rooms);
          }}
        >
          {plural('noRoom.withRooms', rooms)}
        </Button>
      )}
      {nearestDates.length > 0 && <Text size="label">{t('hotelPage.search.nearest')}</Text>}
      {nearestDates.length === 0 && datesHelp && (
        <>
          <Text size="label">{t('hotelPage.search.none')}</Text>
          <CallControl />
        </>
      )}
      <Inline gap={2}>
        {nearestDates.map((dates) => (
          <Button
            key={dates.startDate}
            variant="secondary"
            size="small"
            onClick={(event) => {
              toSubmit(event);
              onDates(dates);
            }}
          >
            {format.dateRange(dates)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** What the stay costs, or why it has no price, and what the guest's offer and code do to that. */
function Free({ criteria, availability }: Pick<PartProps<'free'>, 'availability' | 'criteria'>) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const { lowest, lowestFree, whyNone, roomsLeft, planSale, code } = availability;
  const asked = askedCode({ ...criteria, planCode: '' });
  const covers = t('hotelPage.search.covers', {
    nights: plural('stay.nights', nights(criteria)),
    rooms: plural('stay.rooms', criteria.party.rooms),
  });
  return (
    <Stack gap={1} align="start">
      {lowest && <Price amount={t('stay.priceFrom', { price: format.money(lowest) })} detail={covers} />}
      {lowest &&
        cancelLines({ lowest, lowestFree }, translator).map(({ kind, text }) => (
          <Text key={text} size="label" tone={kind === 'none' ? 'muted' : 'success'}>
            {text}
          </Text>
        ))}
      {whyNone && noPriceLines(whyNone, translator).map((line) => <Text key={line}>{line}</Text>)}
      {planSale && (
        <Text size="label" tone={planSale === 'open' ? 'success' : 'muted'}>
          {t(`stay.offer.${planSale === 'open' ? 'used' : planSale}`)}
        </Text>
      )}
      {lowest && asked && code && (
        <Text size="label" tone={code.hasPrices ? 'success' : 'muted'}>
          {codePricesText(asked, code, lowest, translator)}
        </Text>
      )}
      {roomsLeft !== null && roomsLeft <= FEW_ROOMS_LEFT && (
        <Tag tone="warning">{plural('stay.roomsLeft', roomsLeft)}</Tag>
      )}
    </Stack>
  );
}

/** The price of the chosen nights, or why there is none and what would do. */
export function AvailabilityView({ availability, ...props }: Props) {
  const { t } = useTranslator();
  if (availability.kind === 'full') return <Full {...props} availability={availability} />;
  if (availability.kind === 'free') return <Free {...props} availability={availability} />;
  return (
    <>
      <VisuallyHidden>{t('hotelPage.search.loading')}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
    </>
  );
}
