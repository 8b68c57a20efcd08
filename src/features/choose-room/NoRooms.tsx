import { useCallback, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { Hotel } from '@/domain/content/hotel';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { keyOfArrival, keyOfRooms, solvingSearches } from '@/domain/search/solvingSearches';
import type { SolvingSearch } from '@/domain/search/solvingSearches';
import { NoRoomWays } from '@/errors/NoRoomWays';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { SiteLink } from '@/routes/SiteLink';

interface PricesProps {
  readonly searches: readonly SolvingSearch[];
  /** Called with the lowest price of each hotel, by its id. */
  readonly onPrices: (key: string, prices: ReadonlyMap<string, Money>) => void;
}

/** Links from a hotel that has no room for the party. */
export interface RoomLinks {
  /** Other hotels, for the same search. */
  readonly search: string;
  /** The rooms of the same hotel for other dates or another number of rooms. */
  readonly dates: (dates: DateRange) => string;
  readonly rooms: (rooms: number) => string;
  readonly otherHotels: (hotel: Hotel) => string;
  /** Asks what the stays behind the links cost, and draws nothing. */
  readonly Prices: ComponentType<PricesProps>;
}

interface Props {
  readonly offers: Pick<HotelOffers, 'available' | 'hotel' | 'nearestDates' | 'unavailable'>;
  readonly criteria: SearchCriteria;
  readonly links: RoomLinks;
  /** Resets to the default placement; null where that is the one. */
  readonly onSpread: (() => void) | null;
}

/** What the ways to a room cost at this hotel, as it becomes known. */
function useCosts(hotelId: string) {
  const [costs, setCosts] = useState<ReadonlyMap<string, Money>>(new Map());
  const addCost = useCallback<PricesProps['onPrices']>(
    (key, prices) => {
      const cost = prices.get(hotelId);
      if (cost) setCosts((before) => new Map([...before, [key, cost]]));
    },
    [hotelId],
  );
  return { costs, addCost };
}

/** Shown when no room fits this party: why, and the nearest alternatives. */
export function NoRooms({ offers, criteria, links, onSpread }: Props) {
  const translator = useTranslator();
  const { hotel, nearestDates, unavailable } = offers;
  const { rooms } = criteria.party;
  const { costs, addCost } = useCosts(hotel.id);
  const searches = useMemo(() => solvingSearches([offers], criteria), [offers, criteria]);
  return (
    <EmptyState
      title={noRoomTitle(unavailable, rooms, translator, onSpread !== null)}
      actions={
        <LinkButton as={SiteLink} href={links.search} variant="quiet">
          {translator.t('noRoom.change')}
        </LinkButton>
      }
    >
      <links.Prices searches={searches} onPrices={addCost} />
      <NoRoomWays
        hotel={hotel}
        unavailable={unavailable}
        nearestDates={nearestDates}
        rooms={rooms}
        ways={{
          dates: links.dates,
          rooms: links.rooms,
          otherHotels: links.otherHotels(hotel),
          onSpread: onSpread ?? undefined,
          costs: {
            rooms: costs.get(keyOfRooms(unavailable?.rooms ?? 0)) ?? null,
            dates: ({ startDate }) => costs.get(keyOfArrival(startDate)) ?? null,
            petHotels: null,
          },
        }}
        isCentered
      />
    </EmptyState>
  );
}
