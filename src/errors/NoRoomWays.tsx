import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/content/hotel';
import type { DateRange } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { Unavailable } from '@/domain/search/unavailable';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CallControl } from './FailureActionControl';
import { fitsOtherwisePlaced, otherRooms } from './noRoomTitle';

/** Where a guest can go from a hotel without room; what is missing is of no use there. */
export interface WaysToRoom {
  readonly dates: (dates: DateRange) => string;
  readonly rooms: (rooms: number) => string;
  /** Other hotels of the same place, for the same party. */
  readonly otherHotels?: string;
  readonly onShowPetHotels?: () => void;
  /** Missing where the party is placed as the site places it. */
  readonly onSpread?: (() => void) | undefined;
  readonly onChangeSearch?: () => void;
  /** The lowest price behind a way, where it is known. */
  readonly costs?: {
    readonly rooms: Money | null;
    readonly dates: (dates: DateRange) => Money | null;
    readonly petHotels: Money | null;
  };
}

interface Props {
  readonly hotel: Hotel;
  readonly unavailable: Unavailable | null;
  readonly nearestDates: readonly DateRange[];
  /** Rooms of the search. */
  readonly rooms: number;
  readonly ways: WaysToRoom;
  readonly isCentered?: boolean;
}

/** What a guest can do where a hotel has no room: what lets them stay there first. */
export function NoRoomWays({ hotel, unavailable, nearestDates, rooms, ways, isCentered = false }: Props) {
  const { t, plural, format } = useTranslator();
  const align = isCentered ? 'center' : 'start';
  const onSpread = fitsOtherwisePlaced(unavailable, rooms) ? ways.onSpread : undefined;
  const fitting = otherRooms(unavailable, rooms);
  const isForPets = unavailable?.reason === 'NO_PET_ROOMS' || unavailable?.reason === 'PET_ROOMS_FULL';
  const showPetHotels = isForPets ? ways.onShowPetHotels : undefined;
  const hasOtherHotel = unavailable?.reason === 'NO_PET_ROOMS' && ways.otherHotels !== undefined;
  const { costs } = ways;
  const withCost = (label: string, cost: Money | null | undefined) =>
    cost ? `${label}, ${t('stay.priceFrom', { price: format.money(cost) })}` : label;
  const hasWay = fitting !== null || onSpread || showPetHotels || nearestDates.length > 0 || hasOtherHotel;
  return (
    <Stack gap={3} align={align}>
      {fitting !== null && (
        <LinkButton as={SiteLink} href={ways.rooms(fitting)}>
          {withCost(plural('noRoom.withRooms', fitting), costs?.rooms)}
        </LinkButton>
      )}
      {onSpread && <Button onClick={onSpread}>{t('noRoom.spread')}</Button>}
      {showPetHotels && (
        <Button variant="secondary" size="small" onClick={showPetHotels}>
          {withCost(t('noRoom.petHotels'), costs?.petHotels)}
        </Button>
      )}
      {nearestDates.length > 0 && (
        <Stack gap={2} align={align}>
          <Text size="label">{t('noRoom.nearest')}</Text>
          <Inline gap={2} justify={align}>
            {nearestDates.map((range) => (
              <LinkButton
                key={range.startDate}
                as={SiteLink}
                href={ways.dates(range)}
                variant="secondary"
                size="small"
                aria-label={withCost(`${hotel.name}, ${format.dateRange(range)}`, costs?.dates(range))}
              >
                {withCost(format.dateRange(range), costs?.dates(range))}
              </LinkButton>
            ))}
          </Inline>
        </Stack>
      )}
      {ways.otherHotels && (
        <LinkButton as={SiteLink} href={ways.otherHotels} variant="secondary" size="small">
          {t('noRoom.otherHotels', { place: hotel.address.city })}
        </LinkButton>
      )}
      {!hasWay && ways.onChangeSearch && (
        <Button variant="secondary" size="small" onClick={ways.onChangeSearch}>
          {t('noRoom.change')}
        </Button>
      )}
      {!hasWay && !ways.onChangeSearch && <CallControl />}
    </Stack>
  );
}
