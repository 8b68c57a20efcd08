import { SiteLink } from '@/routes/SiteLink';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { Hotel } from '@/domain/hotel';
import { NoRoomWays } from '@/errors/NoRoomWays';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Links from a hotel that has no room for the party. */
export interface RoomLinks {
  /** Other hotels, for the same search. */
  readonly search: string;
  /** The rooms of the same hotel for other dates or another number of rooms. */
  readonly dates: (dates: DateRange) => string;
  readonly rooms: (rooms: number) => string;
  readonly otherHotels: (hotel: Hotel) => string;
}

interface Props {
  readonly offers: Pick<HotelOffers, 'hotel' | 'nearestDates' | 'unavailable'>;
  /** Number of rooms in the search. */
  readonly rooms: number;
  readonly links: RoomLinks;
  /** Resets to the default placement. */
  readonly onSpread: () => void;
}

/** Shown when no room fits this party: why, and the nearest alternatives. */
export function NoRooms({ offers, rooms, links, onSpread }: Props) {
  const translator = useTranslator();
  const { hotel, nearestDates, unavailable } = offers;
  return (
    <EmptyState
      title={noRoomTitle(unavailable, rooms, translator)}
      actions={
        <LinkButton as={SiteLink} href={links.search} variant="quiet">
          {translator.t('noRoom.change')}
        </LinkButton>
      }
    >
      <NoRoomWays
        hotel={hotel}
        unavailable={unavailable}
        nearestDates={nearestDates}
        rooms={rooms}
        ways={{ dates: links.dates, rooms: links.rooms, otherHotels: links.otherHotels(hotel), onSpread }}
        isCentered
      />
    </EmptyState>
  );
}
