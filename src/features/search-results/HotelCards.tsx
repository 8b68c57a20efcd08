import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNearness } from '@/design-system/useNearness';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { keyOfArrival, keyOfRooms } from '@/domain/search/solvingSearches';
import { HotelCard } from './HotelCard';
import type { PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import type { ResultView } from './resultView';
import { Hotels, OneHotel } from './SearchResults.styles';
import { lowestOf } from './sortResults';

/** As many as a large window shows: these are painted first. */
const FIRST = 8;

/** Those after these are drawn when they come near, and have only their names before. */
const WHOLE = 68;

/** What a slow phone adds without holding up a press: of whole cards, and of names. */
const PART = 60;
const PART_OF_NAMES = 240;

/** As far as a guest scrolls in one sweep. */
const NEAR = '1500px';

/** Ways of every hotel without room. */
interface CommonWays {
  /** The cheapest stay with a pet; null where there is none. */
  readonly petHotels: Money | null;
  readonly onShowPetHotels: (() => void) | undefined;
  readonly onChangeSearch: () => void;
}

/** All of these keep their identity for as long as they mean the same: a card whose own are the same stays as it is. */
interface Common {
  readonly criteria: SearchCriteria;
  readonly links: ResultLinks;
  readonly ways: CommonWays;
  /** The points that the guest has, if known. */
  readonly points: Money | null;
}

interface OneProps extends Common {
  readonly result: PricedResult;
  /** How the list is shown, where a search of the card keeps it: another view leaves the other cards as they are. */
  readonly view: ResultView | null;
  readonly isFirst: boolean;
  readonly isLowest: boolean;
  readonly isWhole: boolean;
}

/** A place in the list: the whole card is drawn at once, or when it comes near. */
const One = memo(function One({ result, view, criteria, links, ways, isWhole, ...rest }: OneProps) {
  const { hotel, unavailable, costs } = result;
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNearness(place, NEAR);
  return (
    <OneHotel ref={place}>
      <HotelCard
        result={result}
        criteria={criteria}
        links={links}
        isWhole={isWhole || isNear}
        {...rest}
        ways={{
          dates: (range) => links.dates(hotel.id, range),
          rooms: (count) => links.withRooms(count, view),
          otherHotels: criteria.destination.kind === 'hotel' ? links.otherHotels(hotel) : undefined,
          onShowPetHotels: ways.onShowPetHotels,
          onChangeSearch: ways.onChangeSearch,
          costs: {
            rooms: costs.get(keyOfRooms(unavailable?.rooms ?? 0)) ?? null,
            dates: ({ startDate }) => costs.get(keyOfArrival(startDate)) ?? null,
            petHotels: ways.petHotels,
          },
        }}
      />
    </OneHotel>
  );
});

/** True from the first time that the page is printed: on paper nothing comes near. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const draw = () => flushSync(() => setPrinted(true));
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, []);
  return isPrinted;
}

/** How many of the cards are rendered: the first at once, the others in parts, between which a press is answered. */
function useParts(total: number, isComing: boolean): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < total && !isComing) startTransition(() => setCount(count + (count < WHOLE ? PART : PART_OF_NAMES)));
  }, [count, total, isComing]);
  return count;
}

interface CardsProps extends Common {
  readonly results: readonly PricedResult[];
  readonly view: ResultView;
  /** Others come between these: only the first are drawn until all are put in order. */
  readonly isComing: boolean;
  /** The cheapest of all is among them. */
  readonly isLowestKnown: boolean;
}

/** The cards of the results. */
export const HotelCards = memo(function HotelCards({ results, view, isComing, isLowestKnown, ...common }: CardsProps) {
  const count = useParts(results.length, isComing);
  const isPrinted = useIsPrinted();
  const lowest = isLowestKnown ? lowestOf(results) : null;
  return (
    <Hotels>
      {results.slice(0, count).map((result, index) => (
        <One
          key={result.hotel.id}
          {...common}
          result={result}
          view={result.unavailable?.rooms ? view : null}
          isFirst={index === 0}
          isLowest={lowest !== null && result.price.lowest !== null && isSameMoney(lowest, result.price.lowest)}
          isWhole={index < WHOLE || isPrinted}
        />
      ))}
    </Hotels>
  );
});
